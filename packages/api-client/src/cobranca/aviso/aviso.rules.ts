import { numeroDoPrazo, type PrazosEmVigor } from '../../juridico/prazos/prazos.rules.ts';
import { writeDay } from '../../words/day.ts';
import { plainText } from '../../words/fold.ts';
import type { AvisoJulgado, MeioDoAviso } from '../notificacao/avisoJulgado.ts';

/** Kinds of proof; FALHA proves a try that did not reach the person. */
export const especiesDeProva = {
  AR: 'AR dos correios',
  RESPOSTA: 'Resposta da pessoa',
  LEITURA: 'Confirmação de leitura',
  GRAVACAO: 'Ligação gravada, com dados confirmados',
  RECIBO: 'Recibo assinado',
  FALHA: 'Tentativa sem sucesso',
} as const;

export type EspecieDeProva = keyof typeof especiesDeProva;

/** Each means with its name and the proofs that show the receipt (RN ANS 593/2023, art. 8). */
export const meiosDoAviso = {
  EMAIL: { nome: 'e-mail', prova: ['LEITURA', 'RESPOSTA'] },
  SMS: { nome: 'SMS', prova: ['RESPOSTA'] },
  APP: { nome: 'aplicativo', prova: ['RESPOSTA'] },
  LIGACAO: { nome: 'ligação gravada', prova: ['GRAVACAO', 'RESPOSTA'] },
  CARTA: { nome: 'carta com AR', prova: ['AR', 'RESPOSTA'] },
  PREPOSTO: { nome: 'preposto', prova: ['RECIBO', 'RESPOSTA'] },
} as const satisfies Record<MeioDoAviso, { nome: string; prova: readonly EspecieDeProva[] }>;

export const codigosDosMeios = Object.keys(meiosDoAviso) as [MeioDoAviso, ...MeioDoAviso[]];

/** Words of a contract that name a means, without accents and capitals. */
const palavras: Record<MeioDoAviso, RegExp> = {
  EMAIL: /e-?mail|eletronic/,
  SMS: /sms|torpedo|mensagem de texto/,
  APP: /app|aplicativo/,
  LIGACAO: /ligacao|telefon/,
  CARTA: /carta|correio|postal|\bar\b/,
  PREPOSTO: /preposto|agente|pessoal/,
};

/** Means in the text of a contract, separated by commas; null without a known one. */
export const meiosDoContrato = (texto: string | null): readonly MeioDoAviso[] | null => {
  const partes = plainText(texto ?? '').split(',');
  const meios = codigosDosMeios.filter((meio) => partes.some((parte) => palavras[meio].test(parte)));
  return meios.length === 0 ? null : meios;
};

interface ProvaDoAviso {
  readonly especie: EspecieDeProva;
  /** ISO day of receipt, or of the failed try. */
  readonly recebidoEm: string;
}

/** A notice with its valid proofs. */
export interface AvisoAJulgar {
  readonly id: number;
  readonly meio: MeioDoAviso;
  /** ISO day. */
  readonly enviadoEm: string;
  readonly situacao: 'ENVIADO' | 'EM_DUVIDA' | 'FALHOU';
  /** Names of the facts that its text lacks. */
  readonly faltas: readonly string[];
  readonly mensalidades: readonly string[];
  readonly provas: readonly ProvaDoAviso[];
  /** State of its message (MSG-4); `isEncerrada`: the wait for an answer is over. Absent for other means. */
  readonly mensagem?: { readonly situacao: number | null; readonly isEncerrada: boolean } | null;
}

/** Facts of the contract that decide about a notice. */
export interface ContratoDoAviso {
  /** ISO day of the signature; null when it is not known. */
  readonly assinadoEm: string | null;
  /** Means that the contract names; null when they are not known. */
  readonly meios: readonly MeioDoAviso[] | null;
}

const primeira = ({ provas }: AvisoAJulgar, especies: readonly EspecieDeProva[]): string | null =>
  provas
    .filter(({ especie }) => especies.includes(especie))
    .map(({ recebidoEm }) => recebidoEm)
    .toSorted()[0] ?? null;

/** Reason why a means counts only with an answer: the contract is older than the setting and lacks this means. Null when it counts. */
const soComResposta = (
  { meio }: AvisoAJulgar,
  { assinadoEm, meios }: ContratoDoAviso,
  prazos: PrazosEmVigor,
): string | null => {
  if (assinadoEm === null) return 'contrato sem data: só vale com resposta';
  if (assinadoEm >= prazos.contratoAntigoAntesDe) return null;
  if (meios === null) return 'meios do contrato não informados: só vale com resposta';
  return meios.includes(meio)
    ? null
    : `o contrato não prevê ${meiosDoAviso[meio].nome}: só vale com resposta`;
};

/** Means by which a person must be sought; null when unknown. */
const meiosPermitidos = (
  { assinadoEm, meios }: ContratoDoAviso,
  prazos: PrazosEmVigor,
): readonly MeioDoAviso[] | null => {
  if (meios !== null) return meios;
  return assinadoEm !== null && assinadoEm >= prazos.contratoAntigoAntesDe ? codigosDosMeios : null;
};

const semEncontrar = (
  aviso: AvisoAJulgar,
  todos: readonly AvisoAJulgar[],
  contrato: ContratoDoAviso,
  prazos: PrazosEmVigor,
): { desde: string } | { porque: string } => {
  const permitidos = meiosPermitidos(contrato, prazos);
  if (permitidos === null) return { porque: 'tentativa sem sucesso; meios do contrato não informados' };
  const ultima = aviso.provas
    .filter(({ especie }) => especie === 'FALHA')
    .map(({ recebidoEm }) => recebidoEm)
    .toSorted()
    .at(-1);
  // Counts failed tries of notices that name all these fees, up to the day of this notice's last try.
  const tentativas = todos
    .filter(
      (outro) =>
        outro.faltas.length === 0 &&
        aviso.mensalidades.every((numero) => outro.mensalidades.includes(numero)),
    )
    .flatMap(({ meio, provas }) =>
      provas
        .filter(
          ({ especie, recebidoEm }) => especie === 'FALHA' && ultima !== undefined && recebidoEm <= ultima,
        )
        .map(() => meio),
    );
  const pedidas = numeroDoPrazo(prazos, 'tentativasPorMeio');
  const faltam = permitidos.filter((meio) => tentativas.filter((feito) => feito === meio).length < pedidas);
  if (faltam.length > 0 || ultima === undefined)
    return {
      porque: `tentativa sem sucesso em ${writeDay(ultima ?? aviso.enviadoEm)}; falta tentar por ${faltam.map((meio) => meiosDoAviso[meio].nome).join(', ')}`,
    };
  return { desde: ultima };
};

/** State of a message that was answered. */
const respondida = 5;

/** States of a message without a proof, in words; the answer counts once a person has read it (NOT-21). */
const estados: Readonly<Record<number, string>> = {
  0: 'ainda não saiu',
  1: 'enviada, sem resposta',
  3: 'lida, sem resposta',
  5: 'respondida: leia a resposta e marque-a',
  6: 'aberta, sem resposta',
  7: 'entregue, sem resposta',
};

/** State of the message of a notice, in words; null while nothing is known (NOT-18, NOT-19). */
const estadoDaMensagem = ({ mensagem }: AvisoAJulgar): string | null => {
  if (!mensagem) return null;
  const { situacao, isEncerrada } = mensagem;
  if (isEncerrada && situacao !== respondida) return 'sem resposta até o décimo dia';
  return situacao === null ? null : (estados[situacao] ?? null);
};

const julgamento = (
  aviso: AvisoAJulgar,
  todos: readonly AvisoAJulgar[],
  contrato: ContratoDoAviso,
  prazos: PrazosEmVigor,
): { recebidoEm: string } | { porque: string } => {
  if (aviso.situacao === 'EM_DUVIDA') return { porque: 'em dúvida: não se sabe se saiu' };
  if (aviso.faltas.length > 0) return { porque: `falta no texto: ${aviso.faltas.join(', ')}` };
  const resposta = soComResposta(aviso, contrato, prazos);
  const recebido = primeira(aviso, resposta === null ? meiosDoAviso[aviso.meio].prova : ['RESPOSTA']);
  if (recebido !== null && aviso.situacao === 'ENVIADO') return { recebidoEm: recebido };
  if (aviso.provas.some(({ especie }) => especie === 'FALHA')) {
    const busca = semEncontrar(aviso, todos, contrato, prazos);
    return 'desde' in busca ? { recebidoEm: busca.desde } : busca;
  }
  if (aviso.situacao === 'FALHOU') return { porque: 'o envio falhou' };
  const detalhes = [resposta, estadoDaMensagem(aviso)].filter((text) => text !== null);
  return { porque: ['aviso sem prova', ...(detalhes.length === 0 ? [] : [detalhes.join('; ')])].join(': ') };
};

/**
 * Judges a notice among all notices of its holder, by means, content and proof (RN ANS 593/2023, arts. 8 to 10). After a failure of
 * every allowed means, the person counts as told on the day of the last try.
 */
export const julgaAviso = (
  aviso: AvisoAJulgar,
  todos: readonly AvisoAJulgar[],
  contrato: ContratoDoAviso,
  prazos: PrazosEmVigor,
): AvisoJulgado => {
  const julgado = julgamento(aviso, todos, contrato, prazos);
  return {
    id: aviso.id,
    meio: aviso.meio,
    enviadoEm: aviso.enviadoEm,
    recebidoEm: 'recebidoEm' in julgado ? julgado.recebidoEm : null,
    porqueNaoVale: 'porque' in julgado ? julgado.porque : null,
    mensalidades: aviso.mensalidades,
  };
};
