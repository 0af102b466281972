import { maisDias } from '../../financeiro/feriado/calendario.rules.ts';
import { numeroDoPrazo, prazosDaLei } from '../../juridico/prazos/prazos.rules.ts';
import { counted } from '../../words/counted.ts';
import { writeDay, writeMonth } from '../../words/day.ts';
import { meiosDoAviso } from '../aviso/aviso.rules.ts';
import type { AvisoSuficiente } from './avisoSuficiente.rules.ts';
import type { Condicoes } from './condicoes.rules.ts';
import { diaEMes, diasDe } from './dias.rules.ts';
import type { FatosDoContrato } from './fatosDoContrato.ts';
import { mesesContados, type Regencia } from './mensalidades.rules.ts';

/** A judged contract before its text. */
export interface SituacaoLida {
  situacao: string;
  ate: string | null;
  faltaRetornoAte: string | null;
  condicoes: Condicoes;
  fatos: FatosDoContrato;
  dia: string;
  podeDesde: string | null;
  regencia: Regencia;
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const meses = (fees: readonly { competencia: string }[]): string =>
  lista.format(fees.map(({ competencia }) => writeMonth(competencia)));

/** 'DD/MM', with the year when it differs from the year of `dia`. */
const curto = (iso: string, dia: string): string =>
  iso.slice(0, 4) === dia.slice(0, 4) ? diaEMes(iso) : writeDay(iso);

/** Numbers up to nine, feminine. */
const porExtenso = ['', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];

const dividaEmPalavras = ({ condicoes: { contadas, dias }, fatos, dia, regencia }: SituacaoLida): string => {
  const [maisAntiga] = contadas;
  if (!maisAntiga) return 'nenhuma mensalidade em aberto conta';
  const quantas = counted(contadas.length, 'mensalidade', 'mensalidades');
  const desde = curto(maisDias(maisAntiga.emDiaAte, 1), dia);
  return `${quantas} em aberto nos últimos ${mesesContados(fatos.tipo, regencia)} meses (${meses(contadas)}), ${counted(dias, 'dia', 'dias')} desde ${desde}`;
};

const avisoEmPalavras = (
  { aviso, recebidoEm, nomeadas, ultimoDia }: AvisoSuficiente,
  { contadas }: Condicoes,
  dia: string,
): string => {
  const quais =
    nomeadas.length === contadas.length
      ? `das ${porExtenso[nomeadas.length] ?? nomeadas.length}`
      : `de ${meses(nomeadas)}`;
  const doDia = contadas[0] ? ` (${diasDe(contadas[0].vencimento, recebidoEm)}º dia)` : '';
  return `aviso ${quais} recebido em ${curto(recebidoEm, dia)}${doDia} por ${meiosDoAviso[aviso.meio].nome}, prazo até ${curto(ultimoDia, dia)}`;
};

/** Reason why no notice is sufficient yet. */
const semAvisoEmPalavras = ({ contadas, avisos }: Condicoes, dia: string): string | null => {
  if (!avisos || avisos.suficiente) return null;
  const { semProva, isTardioDemais, isEncerrado, isUmaAvisada } = avisos;
  if (isTardioDemais) return 'o aviso foi recebido depois do 50º dia: não conta (regra da casa)';
  if (semProva)
    return `aviso de ${curto(semProva.enviadoEm, dia)} por ${meiosDoAviso[semProva.meio].nome} não vale: ${semProva.porqueNaoVale ?? 'aviso sem prova'}`;
  if (isEncerrado)
    return 'o aviso recebido está encerrado: menos de duas das mensalidades dele seguem em aberto';
  if (isUmaAvisada)
    return contadas.length < 2
      ? 'aviso de atraso recebido'
      : 'o aviso recebido diz uma mensalidade só: é preciso outro, que diga duas';
  return 'sem aviso';
};

const poucosDias = ({ condicoes: { dias, dia61 }, fatos, dia, regencia: { prazos } }: SituacaoLida) => {
  if (dia61 === null || dia >= dia61) return null;
  const pede = numeroDoPrazo(prazos, 'diasDeAtraso');
  const quem = fatos.tipo === 'INDIVIDUAL' ? 'a lei' : 'a regra da casa';
  return `${counted(dias, 'dia', 'dias')}: ${quem} pede mais de ${pede}`;
};

const avisoTardio = ({ condicoes: { avisos, dia50 }, dia, regencia: { prazos } }: SituacaoLida) =>
  avisos?.suficiente?.isTardio && dia50
    ? `aviso depois do ${numeroDoPrazo(prazos, 'diaDoAviso')}º dia (${curto(dia50, dia)}): a RN 593 art. 4 §1 aceita com dez dias; a lei e o STJ pedem até o 50º dia`
    : null;

const some = (texts: readonly (string | null)[]): string[] => texts.filter((text) => text !== null);

/** Each reason why the contract may not be cancelled on the day, with its source. */
export const porquesDe = (lida: SituacaoLida): string[] => {
  const { condicoes: c, fatos, dia, faltaRetornoAte, situacao } = lida;
  if (fatos.cobranca === 'administradora') return ['a administradora cobra e avisa'];
  if (situacao === 'PODE_CANCELAR') return [];
  return some([
    c.contadas.length < 2
      ? `${counted(c.contadas.length, 'mensalidade', 'mensalidades')}: a lei pede duas (${prazosDaLei.pagarAposAviso.fonte})`
      : null,
    ...(c.contadas.length < 2 ? c.naoContam : []),
    c.contestadaEm === null ? null : `contestação de ${curto(c.contestadaEm, dia)} sem resposta`,
    c.internadoDesde === null ? null : `internado desde ${curto(c.internadoDesde, dia)}`,
    semAvisoEmPalavras(c, dia),
    poucosDias(lida),
    ...c.esperas.filter(({ ultimoDia }) => dia <= ultimoDia).map(({ porque }) => porque),
    ...c.faltam.map((falta) => `falta dado: ${falta}`),
    ...c.proibem,
    faltaRetornoAte === null
      ? null
      : `falta dado: retorno bancário até ${curto(faltaRetornoAte, dia)} ainda não importado`,
  ]);
};

/** Cautions before cancelling, which do not forbid it. */
export const cautelasDe = (lida: SituacaoLida): string[] =>
  some([
    avisoTardio(lida),
    lida.fatos.internacoes.length === 0 ? 'internação: sem dado' : null,
    ...(lida.condicoes.contadas.length < 2 ? [] : lida.condicoes.naoContam),
  ]);

const depois = ({ podeDesde, dia, situacao }: SituacaoLida): string | null => {
  if (podeDesde === null) return null;
  if (situacao === 'PODE_CANCELAR') return `pode cancelar desde ${writeDay(podeDesde)}`;
  return `pode cancelar desde ${curto(podeDesde, dia)}${situacao === 'FALTA_DADO' ? ', se nada tiver entrado' : ''}`;
};

/** The whole reason in words: debt, notice, what is missing, and since when. */
export const textoDe = (lida: SituacaoLida, todosOsPorques: readonly string[]): string => {
  const { condicoes: c, fatos, dia } = lida;
  const suficiente = c.avisos?.suficiente ?? null;
  // Terms of the notice have a sentence of their own.
  const prazoDoAviso = c.esperas[0]?.porque;
  const porques = todosOsPorques.filter((porque) => suficiente === null || porque !== prazoDoAviso);
  return some([
    dividaEmPalavras(lida),
    suficiente && avisoEmPalavras(suficiente, c, dia),
    ...(fatos.cobranca === 'administradora' ? ['cobrança da administradora, que avisa'] : porques),
    avisoTardio(lida),
    depois(lida),
  ]).join('; ');
};

const rotulos: Readonly<Record<string, string>> = {
  AVISAR: 'avisar',
  AVISO_SEM_PROVA: 'aviso sem prova',
  CONTESTADO: 'contestado',
  INTERNADO: 'internado',
  ADMINISTRADORA: 'cobrança da administradora',
  NAO_PODE: 'não pode',
};

/** The situation with its day: 'aguardando 10 dias (até 03/11)'. */
export const rotuloDe = ({
  situacao,
  ate,
  podeDesde,
  dia,
  condicoes,
  faltaRetornoAte,
}: SituacaoLida): string => {
  if (situacao === 'AGUARDANDO_PRAZO' && ate) return `aguardando 10 dias (até ${curto(ate, dia)})`;
  if (situacao === 'AGUARDANDO_DIAS' && ate) return `aguardando 61º dia (${curto(ate, dia)})`;
  if (situacao === 'PODE_CANCELAR' && podeDesde) return `pode cancelar desde ${curto(podeDesde, dia)}`;
  if (situacao === 'FALTA_DADO')
    return `falta dado: ${faltaRetornoAte === null ? condicoes.faltam.join(', ') : 'retorno bancário'}`;
  return rotulos[situacao] ?? situacao;
};
