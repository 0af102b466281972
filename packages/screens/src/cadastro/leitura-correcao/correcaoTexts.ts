import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type {
  CorrecaoSib,
  LeituraCorrecao,
  ResultadoRetorno,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import type { UploadOutcome } from '../../report/useUpload.ts';

/** '21/11/2026 às 09:10' for 'YYYY-MM-DDTHH:mm'. */
export const writeMoment = (iso: string): string => writeDayTime(iso).replace(' ', ' às ');

/** Number of records in these errors; one record may have several. */
const registrosDe = (rows: readonly CorrecaoSib[]): number =>
  new Set(
    rows.map(({ codbeneficiario, cco, tipoMovimento }) =>
      JSON.stringify([codbeneficiario, cco, tipoMovimento]),
    ),
  ).size;

/** Result of an import: our own file's movements; of another file, only the records that ANS rejected. */
const resultadoDe = ({ beneficiarios, importacao }: LeituraCorrecao): string[] => {
  if (importacao === undefined) return [];
  const { isRepetida, por, em, ccosGravados, aceitos, rejeitados, resultado } = importacao;
  const isOurs = resultado === undefined || resultado === 'PROCESSADO' || isRepetida;
  const counts = [
    counted(ccosGravados, 'CCO gravado', 'CCO gravados'),
    ...(isOurs && aceitos + rejeitados > 0
      ? [
          counted(aceitos, 'movimento aceito', 'movimentos aceitos'),
          counted(rejeitados, 'rejeitado', 'rejeitados'),
        ]
      : [counted(registrosDe(beneficiarios), 'registro rejeitado', 'registros rejeitados')]),
  ].join(', ');
  return [isRepetida ? `já importado em ${writeMoment(em)} por ${por}: ${counts}` : counts];
};

const strangers = (rows: readonly CorrecaoSib[]): string[] => {
  const codes = rows.filter((row) => row.matricula === null).map((row) => row.codbeneficiario ?? row.cco);
  const count = new Set(codes).size;
  return count === 0 ? [] : [counted(count, 'registro sem cadastro aqui', 'registros sem cadastro aqui')];
};

/** Answered file, by its own name even when it was refused (SIB-60). */
const respondido = ({ header, importacao, problema }: LeituraCorrecao): string => {
  if (!problema.startsWith(recusado)) return `Retorno do envio ${header.idItem}`;
  const envio = importacao?.envio;
  return envio ? `Envio ${envio} recusado inteiro` : 'Um envio recusado inteiro';
};

const recusado = 'Arquivo rejeitado pela ANS: ';

/** Counts of the import, which the table below has too; of a whole refusal, its reason. */
export const subtitleOf = (reply: LeituraCorrecao | null): string => {
  if (reply === null)
    return 'Importe o retorno da ANS: os CCO são gravados, o envio recebe baixa e aparece o que corrigir.';
  const detalhes = reply.problema.startsWith(recusado)
    ? [reply.problema.slice(recusado.length)]
    : [...resultadoDe(reply), ...strangers(reply.beneficiarios)];
  return [respondido(reply), ...detalhes].join(' · ');
};

const warnings: Readonly<Record<Exclude<ResultadoRetorno, 'PROCESSADO'>, string>> = {
  RECUSADO: 'A ANS recusou o arquivo inteiro',
  DESCONHECIDO: 'O retorno é de um envio que não foi gerado aqui',
  REPETIDO: 'Retorno já importado',
};

/** Result of the return: only one that settles a sending is a success (SIB-35). */
export const outcomeOf = ({ importacao }: LeituraCorrecao): UploadOutcome => {
  const resultado = importacao?.resultado ?? (importacao?.isRepetida ? 'REPETIDO' : 'PROCESSADO');
  return resultado === 'PROCESSADO'
    ? 'Leitura feita com sucesso, verifique a tabela abaixo'
    : { warning: warnings[resultado] };
};

/** Matrículas of the rows, each once and in order; records of unknown people are left out. */
export const matriculasOf = (rows: readonly Pick<CorrecaoSib, 'matricula'>[]): string[] => [
  ...new Set(rows.flatMap(({ matricula }) => matricula ?? [])),
];

/** The CSV has the name of the file that was read. */
export const csvName = (file: File | null): string =>
  `${file?.name.replace(/\.(xml|rpx)$/i, '') ?? 'correcoes'}.csv`;

/** '0000001201, campo CPF', for a question and for screen readers. */
export const nomeDoRejeitado = ({ matricula, codbeneficiario, cco, campo }: CorrecaoSib): string =>
  `${matricula ?? codbeneficiario ?? cco ?? 'registro sem código'}, campo ${campo ?? 'não informado'}`;
