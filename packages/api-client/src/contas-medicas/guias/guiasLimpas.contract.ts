import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText } from '../../kinds/text.ts';
import { maximoDeLimpas } from './limpas.rules.ts';

const muitas = `no máximo ${maximoDeLimpas} guias`;

/** A guide in the version that a person saw; each change of it or its items raises the version (CTM-42). */
const guiaVista = z.object({ numGuia: idText, versao: z.int() });
export type GuiaVista = z.output<typeof guiaVista>;

const guiasVistas = z
  .array(guiaVista)
  .check(z.minLength(1, 'ao menos uma guia'), z.maxLength(maximoDeLimpas, muitas));

/** Verdict about a guide to verify (CTM-100). */
const julgada = z.object({
  ...guiaVista.shape,
  limpa: z.boolean(),
  /** Number of undecided items. */
  itensADecidir: z.int(),
  /** Sequences of its clean items. */
  itensLimpos: z.array(z.int()),
  /** Sum of the clean items if approved. */
  vrLimpo: money,
});
export type GuiaJulgadaNoFio = z.output<typeof julgada>;

/** A request for a second person (CTM-103). */
const pedido = z.object({
  quem: z.string(),
  quando: dayTime,
  /** True for the caller's own request, which another person must confirm. */
  seu: z.boolean(),
  soma: money,
  guias: z.array(guiaVista),
});
export type PedidoDasLimpas = z.output<typeof pedido>;

export const getGuiasLimpas = endpoint('POST /contasMedicas/getGuiasLimpas', {
  summary:
    'De algumas guias de um prestador, quais estão limpas, com os itens limpos de cada uma, as regras que as julgaram e o pedido que espera outra pessoa.',
  body: z.object({
    codPrestador: idText,
    numGuias: z.array(idText).check(z.maxLength(maximoDeLimpas, muitas)),
  }),
  reply: z.object({
    success: z.boolean(),
    /** Rules that judged them, in words (CTM-100). */
    julgadasPor: z.array(z.string()),
    /** Amount above which a second person confirms; null for none. */
    segundaAcimaDe: z.nullable(money),
    pedido: z.nullable(pedido),
    julgadas: z.array(julgada),
  }),
});

const feito = {
  success: z.boolean(),
  message: z.string(),
  /** The guides as they are now. */
  guias: z.array(guiaVista),
};

export const aprovaGuiasLimpas = endpoint('POST /contasMedicas/aprovaGuiasLimpas', {
  summary:
    'Aprova juntas as guias limpas que a pessoa viu, todas ou nenhuma; acima de um valor fica pedido, até outra pessoa chamar com as mesmas. Repetida, não muda nada. Recusado (409) com a guia que mudou.',
  body: z.object({ guias: guiasVistas, soma: money }),
  reply: z.object({ ...feito, espera: z.boolean() }),
});

export const desfazGuiasLimpas = endpoint('POST /contasMedicas/desfazGuiasLimpas', {
  summary:
    'Desaprova juntas as guias que a própria pessoa aprovou limpas e ninguém mudou depois, ou retira o pedido delas. Repetida, não muda nada. Recusado (409) com a guia que mudou.',
  body: z.object({ guias: guiasVistas }),
  reply: z.object(feito),
});
