import { hundredths } from '@vidas/api-client/kinds/decimal.ts';
import {
  figuraDe,
  type NomeDaFigura,
  nomesDasFiguras,
  recusaDaChave,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.rules.ts';
import { codificacaoDe, type Registro, registrosDe } from '../../../carga/leitor.ts';
import { ImportError, type ImportProblem, LISTED_PROBLEMS, refusal } from '../../../imports/importError.ts';
import type { Informado } from './informados.sql.ts';

const COLUNAS = ['figura', 'chave', 'quantidade', 'valor'] as const;
/** Above every plan, company, city and seller of a large operator. */
const MAX_LINHAS = 20_000;

type Coluna = (typeof COLUNAS)[number];

const isFigura = (text: string): text is NomeDaFigura =>
  (nomesDasFiguras as readonly string[]).includes(text);

const inteiro = (text: string): number | undefined => (/^\d{1,12}$/.test(text) ? Number(text) : undefined);

/** Parses one line; every problem goes to `errada`. */
const leLinha = (
  celula: (coluna: Coluna) => string,
  hoje: string,
  errada: (coluna: Coluna, message: string) => void,
): Informado | undefined => {
  const figura = celula('figura');
  if (!isFigura(figura)) {
    errada('figura', `não há figura “${figura.slice(0, 40)}”: use ${nomesDasFiguras.join(', ')}`);
    return undefined;
  }
  const chave = celula('chave');
  const recusa = chave.length > 60 ? 'tem mais de 60 caracteres' : recusaDaChave(figura, chave, hoje);
  if (recusa !== undefined) errada('chave', recusa);
  const [escrita, escrito] = [celula('quantidade'), celula('valor')];
  // The template lists every figure; a blank one is skipped.
  if (escrita === '' && escrito === '') return undefined;
  const quantidade = escrita === '' ? null : inteiro(escrita);
  if (quantidade === undefined) errada('quantidade', 'não é um número inteiro: use 1234');
  const valor = escrito === '' ? null : hundredths(escrito);
  if (valor !== null && !Number.isSafeInteger(valor)) errada('valor', 'não se lê: use 1234,56');
  else if (valor !== null && !figuraDe(figura).temValor) errada('valor', 'esta figura não tem valor');
  return { figura, chave, quantidade: quantidade ?? null, valor };
};

const colunasDe = ({ celulas, linha }: Registro): string[] => {
  const nomes = celulas.map((celula) => celula.toLowerCase());
  const faltam = COLUNAS.filter((coluna) => !nomes.includes(coluna));
  if (faltam.length > 0) throw refusal(`faltam colunas no cabeçalho: ${faltam.join(', ')}.`, linha);
  return nomes;
};

/** Parses a CSV figura;chave;quantidade;valor. Throws ImportError with every problem; nothing is stored then. */
export const leConferenciaCsv = async (bytes: Uint8Array, hoje: string): Promise<Informado[]> => {
  const abre = async function* () {
    yield bytes;
  };
  const problems: ImportProblem[] = [];
  const lidos = new Map<string, Informado>();
  let nomes: string[] | undefined;
  let linhas = 0;
  for await (const registros of registrosDe(abre, await codificacaoDe(abre)))
    for (const registro of registros) {
      if (nomes === undefined) {
        nomes = colunasDe(registro);
        continue;
      }
      const colunas = nomes;
      linhas += 1;
      if (linhas > MAX_LINHAS) throw refusal(`há mais de ${MAX_LINHAS.toLocaleString('pt-BR')} linhas.`);
      const errada = (field: Coluna, message: string): void =>
        void problems.push({ line: registro.linha, field, message });
      const lido = leLinha((coluna) => registro.celulas[colunas.indexOf(coluna)] ?? '', hoje, errada);
      if (lido === undefined) continue;
      const id = `${lido.figura}\n${lido.chave}`;
      if (lidos.has(id)) errada('chave', 'esta figura e chave já estão numa linha acima');
      lidos.set(id, lido);
    }
  if (problems.length > 0) throw new ImportError(problems.slice(0, LISTED_PROBLEMS), problems.length);
  if (lidos.size === 0) throw refusal('o arquivo não tem nenhuma figura.');
  return [...lidos.values()];
};
