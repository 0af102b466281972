import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';
import { counted } from '../../words/counted.ts';
import { writeDay, writeMonth } from '../../words/day.ts';
import type { MovimentoPrevisto, PreviaSbx } from './envio.contract.ts';

/** The words for a file to the ANS in the question before it is discarded. */
export const unidadeDoEnvio: Unidade = { um: 'movimento', varios: 'movimentos', temValor: false };

/** Line of a file in the question before it is discarded (REL-46). */
export const linhaDoEnvio = (envio: {
  readonly id: string;
  readonly hash: string;
  readonly quantidade: number;
}): LinhaDoAto => ({ id: `${envio.id} ${envio.hash}`, quantas: envio.quantidade });

/** Reasons of a cancellation, by their number in the SIB (SIB-28). */
export const motivosDoSib: Readonly<Record<string, string>> = {
  41: 'Iniciativa do beneficiário',
  42: 'Desligamento da empresa',
  43: 'Inadimplência',
  44: 'Óbito',
  45: 'Transferência de carteira',
  46: 'Inclusão indevida',
  47: 'Fraude',
  48: 'Portabilidade de carência',
  49: 'Cancelamento pela ANS',
};

/** True for a movement that goes into the file: it has no problem, and nobody left it out. */
export const segueNoArquivo = ({ pendencias, fora }: MovimentoPrevisto): boolean =>
  pendencias.length === 0 && !(fora?.isIgual ?? false);

/** Number of months, counted from year 0. */
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** Oddities of a file before it is made, a sentence each (SIB-54). `hoje` is ISO. */
export const estranhezas = (
  { competencia, ultima, movimentos }: Pick<PreviaSbx, 'competencia' | 'ultima' | 'movimentos'>,
  hoje: string,
): string[] => {
  const seguem = movimentos.filter(segueNoArquivo);
  const adiante = seguem.filter(({ dia }) => dia !== null && dia > hoje).length;
  const iguais = seguem.filter(({ rejeitado }) => rejeitado?.isIgual ?? false).length;
  const atraso = monthNumber(hoje) - monthNumber(competencia) - 1;
  return [
    ...(competencia >= hoje.slice(0, 7)
      ? [
          `O mês de ${writeMonth(competencia)} ainda não acabou: falta o que mudar depois de ${writeDay(hoje)}.`,
        ]
      : []),
    ...(adiante > 0 ? [`${counted(adiante, 'movimento tem', 'movimentos têm')} data depois de hoje.`] : []),
    ...(atraso > 0
      ? [
          `O mês de ${writeMonth(competencia)} passou há muito: ${counted(atraso, 'mês', 'meses')} antes do que se envia agora.`,
        ]
      : []),
    ...(ultima !== null && competencia < ultima
      ? [`Está fora de ordem: a ANS já processou o arquivo de ${writeMonth(ultima)}, que vem depois deste.`]
      : []),
    ...(iguais > 0
      ? [
          `${counted(iguais, 'movimento que a ANS já rejeitou segue igual', 'movimentos que a ANS já rejeitou seguem iguais')}.`,
        ]
      : []),
  ];
};
