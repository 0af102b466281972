import { idadeEm } from '../../vendas/regras-comissao/regra.rules.ts';
import { counted } from '../../words/counted.ts';
import { writeDay } from '../../words/day.ts';
import { plainText } from '../../words/fold.ts';
import { writeReais } from '../../words/money.ts';
import type { Guia, GuiaItem } from './guias.contract.ts';
import type { ItemDaGuia } from './item.rules.ts';

/** Ten-thousandths as '1', '1,5' or '0,0001'. */
export const emQuantidade = (quantidade: number): string =>
  (quantidade / 10_000).toLocaleString('pt-BR', { maximumFractionDigits: 4 });

/** Hundredths of a factor as '0,50'. */
export const emFator = (fator: number): string =>
  (fator / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** True for an approved item of which nothing is paid. */
export const isGlosadoInteiro = ({
  status,
  vrTotalAprov,
  COM_COD,
}: Pick<ItemDaGuia, 'status' | 'vrTotalAprov' | 'COM_COD'>): boolean =>
  status === 1 && vrTotalAprov === 0 && COM_COD !== null;

/** State of an item's decision in words, for its history (CTM-43). */
export const escreveEstado = (item: ItemDaGuia): string => {
  const {
    status,
    qtdExecAprov,
    vrTotalAprov,
    COM_COD,
    codTabelaAprov,
    codProcAmb,
    OBSERVACAO,
    pendenciaAceita,
  } = item;
  const decided = isGlosadoInteiro(item)
    ? 'glosado por inteiro'
    : status === 1
      ? `aprovado ${emQuantidade(qtdExecAprov ?? 0)}, ${writeReais(vrTotalAprov ?? 0)}`
      : status === 0
        ? 'com pendências'
        : 'não revisado';
  return [
    decided,
    COM_COD && `glosa ${COM_COD}`,
    `tabela ${codTabelaAprov}`,
    codProcAmb && `AMB ${codProcAmb}`,
    pendenciaAceita && `pendência aceita: ${pendenciaAceita}`,
    OBSERVACAO && `observação: ${OBSERVACAO}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Day and hours of an item: '10/11/2026, das 08:10 às 09:40'. */
export const quandoFeito = ({
  dtExecucao,
  hrInicial,
  doArquivo,
}: Pick<GuiaItem, 'dtExecucao' | 'hrInicial' | 'doArquivo'>): string => {
  const fim = doArquivo?.horaFinal;
  if (hrInicial === null) return writeDay(dtExecucao) + (fim ? `, até ${fim}` : '');
  return `${writeDay(dtExecucao)}, ${fim ? `das ${hrInicial} às ${fim}` : hrInicial}`;
};

const sexos = { F: 'feminino', M: 'masculino' } as const;

/** The person of a guide on a day: 'Ana Vidal, 47 anos, feminino'; age and sex are left out when unknown. */
export const pessoaNoDia = (
  { nomeBenef, dtNascimentoBenef, sexoBenef }: Pick<Guia, 'nomeBenef' | 'dtNascimentoBenef' | 'sexoBenef'>,
  dia: string,
): string =>
  [
    nomeBenef,
    dtNascimentoBenef && counted(idadeEm(dtNascimentoBenef, dia), 'ano', 'anos'),
    sexoBenef && sexos[sexoBenef],
  ]
    .filter(Boolean)
    .join(', ');

/** Professional of an item: degree, name and council; null when the file named nobody. */
export const quemFez = ({
  descGrauPart,
  eq_nomeProf,
  eq_numConsProf,
}: Pick<GuiaItem, 'descGrauPart' | 'eq_nomeProf' | 'eq_numConsProf'>): string | null => {
  const pessoa = [eq_nomeProf, eq_numConsProf].filter(Boolean).join(', ');
  return [descGrauPart, pessoa].filter(Boolean).join(': ') || null;
};

/** The operator's own text of the code; null when the file's is the same but for accents and capitals. */
export const nossoTexto = ({
  descProc,
  descProcOperadora,
}: Pick<GuiaItem, 'descProc' | 'descProcOperadora'>): string | null =>
  descProcOperadora !== null && plainText(descProcOperadora) !== plainText(descProc)
    ? descProcOperadora
    : null;
