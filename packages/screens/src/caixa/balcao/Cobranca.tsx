import { useQuery } from '@tanstack/react-query';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { PagadorDoBalcao } from '@vidas/api-client/caixa/balcao/balcao.contract.ts';
import { mensalidadesQuery } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.queries.ts';
import type { MensalidadeAberta } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { vencidasEm } from '@vidas/api-client/caixa/pagamento-cartao/vencidas.rules.ts';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { ownsEnter } from '@vidas/ui/form/ownsEnter.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { CobraPorPix } from '../pagamento-cartao/CobraPorPix.tsx';
import { QuemPaga } from '../pagamento-cartao/QuemPaga.tsx';
import { somaDe } from '../pagamento-cartao/vendaForm.ts';
import { CartaoDoBalcao } from './CartaoDoBalcao.tsx';
import { DinheiroDoBalcao } from './DinheiroDoBalcao.tsx';
import { formaLembrada, lembraForma } from './formaLembrada.ts';

/** A payment of the counter, with what its receipt needs; cents. */
export type Pago = {
  readonly nome: string;
  readonly total: number;
} & ({ readonly atos: readonly string[] } | { readonly cartaoId: string });

/** Fees to pay before any choice: those of the typed bill, the late ones, or the oldest. */
const propostas = (
  abertas: readonly MensalidadeAberta[],
  { faturas }: PagadorDoBalcao,
  hoje: string,
): readonly MensalidadeAberta[] => {
  const doBoleto = abertas.filter(({ codFatura }) => faturas.includes(codFatura));
  if (doBoleto.length > 0) return doBoleto;
  const vencidas = vencidasEm(abertas, hoje);
  return vencidas.length > 0 ? vencidas : abertas.slice(0, 1);
};

interface CobrancaProps {
  readonly pagador: PagadorDoBalcao;
  readonly onPago: (pago: Pago) => void;
}

/** The debt of a payer today, the way of payment, and the payment (CXA-22, CXA-25). */
export function Cobranca({ pagador, onPago }: CobrancaProps) {
  const { codsau } = pagador;
  const hoje = useOperatorClock().today();
  const { data, error, refetch } = useQuery(mensalidadesQuery(useHttp(), codsau, hoje));
  const [marcadas, setMarcadas] = useState<readonly string[] | null>(null);
  const [forma, setForma] = useState(() => formaLembrada().forma);
  const formaEscolhida = useRef<HTMLInputElement>(null);
  const recebe = useRef<HTMLButtonElement>(null);
  const cartao = useRef<HTMLDivElement>(null);
  const quem = data?.quem;
  const isHere = quem !== undefined;
  useEffect(() => {
    if (isHere) formaEscolhida.current?.focus();
  }, [isHere]);
  if (data === undefined || quem === undefined)
    return error ? <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState> : <Skeleton />;
  const abertas = data.dataFormat;
  const escolhidas =
    marcadas === null
      ? propostas(abertas, pagador, hoje)
      : abertas.filter(({ codFatura }) => marcadas.includes(codFatura));
  const total = somaDe(escolhidas);
  const label = `Receber R$ ${formatCents(total)} de ${quem.nome}`;
  const marca = (fatura: string, isOn: boolean) => {
    const antes = escolhidas.map(({ codFatura }) => codFatura);
    setMarcadas(isOn ? [...antes, fatura] : antes.filter((each) => each !== fatura));
  };
  const goOn = () => {
    if (forma === 'dinheiro') recebe.current?.focus();
    else cartao.current?.querySelector('input')?.focus();
  };
  const muda = (nova: 'dinheiro' | 'cartao') => {
    setForma(nova);
    lembraForma({ forma: nova });
  };
  return (
    <Stack gap="l">
      <QuemPaga quem={quem} abertas={abertas} dia={hoje}>
        {data.pix && <CobraPorPix nome={quem.nome} abertas={abertas} escolhidas={escolhidas} hoje={hoje} />}
      </QuemPaga>
      {abertas.length === 0 ? (
        <Notice tone="info" title="Não existem mensalidades em haver!" isLive>
          Todas mensalidades já foram pagas
        </Notice>
      ) : (
        <>
          <Stack gap="xs">
            {abertas.map(({ codFatura, vencimento, valorTotal, juros }) => (
              <Checkbox
                key={codFatura}
                label={`${writeDay(vencimento)}, fatura ${codFatura}: R$ ${formatCents(valorTotal + juros)}${juros > 0 ? `, com R$ ${formatCents(juros)} de multa e juros` : ''}`}
                checked={escolhidas.some((each) => each.codFatura === codFatura)}
                onChange={({ target }) => marca(codFatura, target.checked)}
              />
            ))}
          </Stack>
          <RadioGroup
            label="Como paga"
            name="forma"
            look="cards"
            options={[
              { value: 'dinheiro', label: 'Dinheiro' },
              { value: 'cartao', label: 'Cartão' },
            ]}
            value={forma}
            ref={(input) => {
              if (input?.checked) formaEscolhida.current = input;
            }}
            onChange={({ target }) => muda(target.value === 'cartao' ? 'cartao' : 'dinheiro')}
            onKeyDown={(event) => ownsEnter(goOn)(event)}
          />
          {forma === 'dinheiro' ? (
            <DinheiroDoBalcao
              ref={recebe}
              codSau={codsau}
              escolhidas={escolhidas}
              label={`${label} em dinheiro`}
              onPago={(atos) => onPago({ nome: quem.nome, total, atos })}
              onRecusa={() => void refetch()}
            />
          ) : (
            <div ref={cartao}>
              <CartaoDoBalcao
                quem={quem}
                escolhidas={escolhidas}
                label={`${label} no cartão`}
                onPago={(cartaoId, pago) => onPago({ nome: quem.nome, total: pago, cartaoId })}
              />
            </div>
          )}
        </>
      )}
    </Stack>
  );
}
