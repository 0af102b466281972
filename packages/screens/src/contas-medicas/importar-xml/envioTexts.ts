import type {
  ResultadoXml,
  StatusXml,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { TagTone } from '@vidas/ui/tag/Tag.tsx';
import { tonsDoStatus } from './importarXmlTexts.ts';

/** Requests about a file. */
export type Pedido = 'validar' | 'importar';

/** A file of the visit. */
export interface Linha {
  readonly key: number;
  readonly file: File;
  /** The present step in words; null when nothing runs. */
  readonly fase: string | null;
  readonly feito: { readonly pedido: Pedido; readonly resultado: ResultadoXml } | null;
  /** Cause for which the last request had no result. */
  readonly falha: string | null;
}

const isImportada = ({ feito }: Linha): boolean =>
  feito?.pedido === 'importar' && feito.resultado.status !== 'Rejeitado';

/** A lot goes in once; it may be validated any number of times. */
export const podePedir = (linha: Linha, pedido: Pedido): boolean =>
  pedido === 'validar' || !isImportada(linha);

const importado: Record<StatusXml, string> = {
  OK: 'Importado',
  Parcialmente: 'Importado em parte',
  Rejeitado: 'Rejeitado',
};

const validado: Record<StatusXml, string> = {
  OK: 'Pode entrar',
  Parcialmente: 'Pode entrar em parte',
  Rejeitado: 'Seria rejeitado',
};

/** State of a file in few words; its result has the sentence. */
export const escreveSituacao = ({ fase, feito, falha }: Linha): string => {
  if (fase !== null) return fase;
  if (falha !== null) return falha;
  if (feito === null) return 'Arquivo pronto: use Validar ou Importar.';
  return (feito.pedido === 'importar' ? importado : validado)[feito.resultado.status];
};

/** Colour of the state. */
export const tomDaLinha = ({ fase, feito, falha }: Linha): TagTone => {
  if (falha !== null) return 'negative';
  return fase === null && feito !== null ? tonsDoStatus[feito.resultado.status] : 'info';
};

/** '30 arquivos: 24 importados, 3 em parte, 2 rejeitados, 1 não lido'. */
export const escreveResumo = (linhas: readonly Linha[]): string => {
  const de = (status: StatusXml) => linhas.filter(({ feito }) => feito?.resultado.status === status).length;
  const importou = linhas.some(({ feito }) => feito?.pedido === 'importar');
  const partes = [
    [de('OK'), importou ? 'importados' : 'podem entrar'],
    [de('Parcialmente'), 'em parte'],
    [de('Rejeitado'), 'rejeitados'],
    [linhas.filter(({ falha }) => falha !== null).length, 'sem resultado'],
    [linhas.filter(({ feito, falha }) => feito === null && falha === null).length, 'à espera'],
  ] as const;
  const ditas = partes.flatMap(([quantos, nome]) => (quantos > 0 ? [`${nome} ${quantos}`] : []));
  return `${counted(linhas.length, 'arquivo', 'arquivos')}: ${ditas.join(', ')}`;
};
