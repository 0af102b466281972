import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type {
  AvisoConferencia,
  PreviaConferencia,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';

const lives = (count: number): string => counted(count, 'beneficiário', 'beneficiários');
const writeData = (data: string | null): string => (data === null ? 'sem data' : `de ${writeDayTime(data)}`);

/** The date of the file and its lives. */
export const resumoDoArquivo = ({ arquivo, ativos }: PreviaConferencia): string =>
  `Arquivo ${writeData(arquivo.data)}, com ${lives(arquivo.quantidade)}, ${counted(ativos, 'ativo', 'ativos')} na ANS.`;

/** Changes against the file in force, one per line. */
export const mudancasEmPalavras = ({ mudancas }: PreviaConferencia): string[] => {
  if (mudancas === null) return [];
  const { entram, saem, mudam, situacao } = mudancas;
  if (entram + saem + mudam === 0) return ['nenhum beneficiário muda'];
  return [
    counted(entram, 'beneficiário entra', 'beneficiários entram'),
    counted(saem, 'beneficiário sai', 'beneficiários saem'),
    `${counted(mudam, 'beneficiário muda', 'beneficiários mudam')} de dados, ${counted(situacao, 'deles', 'deles')} de situação`,
  ];
};

/** Warnings against the use of the file. */
export const avisosEmPalavras = ({ avisos, arquivo, emVigor }: PreviaConferencia): string[] => {
  const words: Readonly<Record<AvisoConferencia, string>> = {
    'MAIS ANTIGO': `É mais antigo do que o arquivo em vigor, ${writeData(emVigor?.data ?? null)}.`,
    'MUITO MENOR': `Tem ${lives(arquivo.quantidade)}; o arquivo em vigor tem ${lives(emVigor?.quantidade ?? 0)}.`,
    HASH: 'O hash não confere com o conteúdo: o arquivo foi alterado ou chegou incompleto. Usá-lo fica registrado.',
  };
  return avisos.map((aviso) => words[aviso]);
};
