import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { prazosPadrao } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import { registraSaida, type SaidaRegistrada } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import {
  type Canal,
  canais,
  type Destino,
  destinos,
  destinosDaVia,
  efeitoDaSaida,
  type ItemDaSaida,
} from '@vidas/api-client/retencao/saida/saida.rules.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { novoPedido } from '../../app/novoPedido.ts';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import type { FamiliaAchada } from './familiaAchada.ts';
import { momentoDigitado, quando } from './quando.ts';

const dia = z.nullable(z.string());
const schema = z.object({
  matriculas: z.array(z.string()).check(z.minLength(1, 'Escolha quem sai.')),
  quemPediu: z.string().check(z.trim(), z.minLength(1, 'Diga quem pede.'), z.maxLength(120)),
  destino: z.enum(Object.keys(destinos) as Destino[]),
  canal: z.enum(Object.keys(canais) as Canal[]),
  ...quando,
  primeiroPedidoEm: dia,
  obitoEm: dia,
  itens: z.array(z.string()),
  novoTitular: z.string(),
  motivo: z.string().check(z.maxLength(2000)),
  proximoEm: dia,
  desistiu: z.boolean(),
});

export type SaidaDigitada = z.infer<typeof schema>;

/** The form of a new request, with the effect of the values typed so far. */
export function useSaidaForm(
  { familia, diasDaEmpresa }: FamiliaAchada,
  onDone: (feita: SaidaRegistrada) => void,
) {
  const { act } = useAct(registraSaida);
  const [pedido] = useState(novoPedido);
  const { now } = useOperatorClock();
  const { via, pessoas } = familia;
  const form = useServerForm({
    schema,
    defaultValues: {
      matriculas: [],
      quemPediu: pessoas[0]?.nome ?? '',
      destino: destinosDaVia[via][0] ?? 'OPERADORA',
      canal: 'TELEFONE',
      dia: null,
      hora: '',
      primeiroPedidoEm: null,
      obitoEm: null,
      itens: [],
      novoTitular: '',
      motivo: '',
      proximoEm: null,
      desistiu: false,
    } as SaidaDigitada,
    onSubmit: async ({ dia: day, hora, novoTitular, itens, ...typed }: SaidaDigitada) => {
      const body = {
        ...typed,
        pedido,
        itens: itens as ItemDaSaida[],
        novoTitular: novoTitular === '' ? null : novoTitular,
        pedidoEm: momentoDigitado({ dia: day, hora }),
      };
      onDone(replyOf(await act({ body })));
    },
  });
  const typed = useWatch({ control: form.control }) as SaidaDigitada;
  const efeito = efeitoDaSaida(
    {
      via,
      destino: typed.destino,
      pedidoEm: momentoDigitado(typed) ?? now(),
      primeiroPedidoEm: typed.primeiroPedidoEm,
      obitoEm: typed.obitoEm,
    },
    { ...prazosPadrao, prazoDaEmpresa: String(diasDaEmpresa) },
  );
  return { form, typed, efeito };
}
