import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import {
  type ExameDePessoa,
  getRelExames,
  getRelExamesPessoas,
  type PessoaComExames,
} from './examesQtde.contract.ts';

/** First and last ISO day, both inside. */
interface Dias {
  readonly start: string;
  readonly end: string;
}

const bodyOf = ({ start, end }: Dias) => ({ body: { dtInicial: start, dtFinal: end } });

/** Who had imaging exams in a period; null disables the query. */
export const pessoasComExamesQuery = (http: Http, dias: Dias | null) =>
  queryOptions<PessoaComExames[]>({
    queryKey: ['contas-medicas', 'exames-qtde', dias],
    queryFn:
      dias === null ? skipToken : ({ signal }) => http.call(getRelExamesPessoas, bodyOf(dias), { signal }),
  });

/** The exams of a period, one a row, for the file. */
export const linhasExames = (http: Http, dias: Dias): Promise<ExameDePessoa[]> =>
  http.call(getRelExames, bodyOf(dias));
