import type {
  LinhaRetornoSib,
  RetornoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/retornos.contract.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import type { NoticeTone } from '@vidas/ui/notice/Notice.tsx';
import { writeMoment } from './correcaoTexts.ts';

/** Counts of a return, which are those of the lines below them; undefined while loading. */
export const cardsDoRetorno = (retorno: RetornoSib | undefined): KpiCardProps[] => [
  { label: 'Aceitos', value: retorno?.aceitos },
  { label: 'Rejeitados', value: retorno?.rejeitados },
  { label: 'Sem resposta', value: retorno?.semResposta },
  { label: 'CCO não gravados', value: retorno?.naoGravados },
  { label: 'CCO gravados', value: retorno?.ccosGravados },
];

/** Line below the title of a result. */
export const subtitleDoRetorno = ({ arquivo, em, por }: RetornoSib): string =>
  `${arquivo}, importado em ${writeMoment(em)} por ${por}`;

const envioDe = ({ envio }: RetornoSib): string =>
  envio === null ? 'um envio sem nome' : `o envio ${envio}`;

/** Sentence about a return that settled no sending; null for one that did (SIB-35). */
export const avisoDoRetorno = (
  retorno: RetornoSib,
): { readonly tone: NoticeTone; readonly title: string; readonly text: string } | null => {
  const { resultado, motivo } = retorno;
  if (resultado === 'RECUSADO')
    return {
      tone: 'negative',
      title: `A ANS recusou ${envioDe(retorno)} inteiro: ${motivo ?? 'motivo não informado'}`,
      text: 'Nenhum movimento foi aceito: eles voltam à prévia, e outro arquivo pode ser gerado.',
    };
  if (resultado === 'DESCONHECIDO')
    return {
      tone: 'caution',
      title: `O retorno é de ${envioDe(retorno)}, que não foi gerado aqui`,
      text: 'Nenhum movimento daqui recebeu baixa. Os CCO e as rejeições valem mesmo assim.',
    };
  if (resultado === 'REPETIDO')
    return {
      tone: 'caution',
      title: `Outro retorno já tinha respondido a ${envioDe(retorno)}`,
      text: 'Os movimentos não mudaram: aqui está só o que este trouxe de novo.',
    };
  return null;
};

/** CCOs that the act Atualizar CCO can still write: their bond is here and has none. */
export const porGravar = (linhas: readonly LinhaRetornoSib[]): LinhaRetornoSib[] =>
  linhas.filter(
    ({ resultado, matricula, cco, ccoHoje }) =>
      resultado === 'CCO não gravado' &&
      matricula !== null &&
      ccoHoje === null &&
      cco !== null &&
      /^\d{12}$/.test(cco),
  );
