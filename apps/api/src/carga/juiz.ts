import { ImportError, type ImportProblem } from '../imports/importError.ts';
import type { Arquivo, Coluna } from './arquivo.ts';
import type { Registro } from './leitor.ts';
import { isNotacaoCientifica } from '@vidas/api-client/kinds/planilha.ts';
import { ilegivel, Ilegivel, type Valor } from './tipos.ts';

/** One problem of a line. */
export interface Problema {
  arquivo: string;
  /** From 1. */
  linha: number;
  coluna: string | null;
  /** Raw text of the cell. */
  valor: string | null;
  motivo: string;
  remedio: string;
  /** Only a warning, the line is accepted. */
  avisa: boolean;
}

/** A staged line. Wrong lines are staged too, so that their dependents are found. */
export type LinhaJulgada = Record<string, Valor> & { nr_linha: number; recusada: boolean };

/** Maximum of stored problems per delivery; the others are counted. */
const GUARDADOS = 100_000;
const MAX_VALOR = 200;

export class Problemas {
  readonly guardados: Problema[] = [];
  /** Number of wrong lines by file. */
  readonly recusadas = new Map<string, number>();
  total = 0;
  avisos = 0;

  diz(problema: Problema): void {
    if (problema.avisa) this.avisos += 1;
    else this.total += 1;
    if (this.guardados.length < GUARDADOS)
      this.guardados.push({ ...problema, valor: problema.valor?.slice(0, MAX_VALOR) ?? null });
  }

  recusa(arquivo: string, quantas: number): void {
    this.recusadas.set(arquivo, (this.recusadas.get(arquivo) ?? 0) + quantas);
  }
}

/** Last column of the files of refused lines. */
export const MOTIVO = 'motivo';

const noCabecalho = (field: string, message: string): ImportProblem => ({ line: 1, field, message });

/** Columns of a file in the order of its head. Throws ImportError naming every missing, unknown or repeated column. */
const cabecalhoDe = ({ nome, colunas }: Arquivo, celulas: readonly string[]): Coluna[] => {
  const nomes = celulas.map((celula) => celula.replace('\uFEFF', '').trim().toLowerCase());
  // A file of refused lines may be uploaded unchanged, so its last column with the reasons is ignored.
  if (nomes.at(-1) === MOTIVO) nomes.pop();
  const conhecidas = new Map(colunas.map((coluna) => [coluna.nome, coluna]));
  const problems = [
    ...colunas
      .filter((coluna) => coluna.obrigatoria && !nomes.includes(coluna.nome))
      .map((coluna) => noCabecalho(coluna.nome, `falta a coluna em ${nome}.csv`)),
    ...nomes
      .filter((escrito) => !conhecidas.has(escrito))
      .map((escrito) => noCabecalho(escrito.slice(0, 40) || '(sem nome)', `a coluna não é de ${nome}.csv`)),
    ...nomes
      .filter((escrito, at) => nomes.indexOf(escrito) !== at)
      .map((escrito) => noCabecalho(escrito.slice(0, 40), 'a coluna se repete')),
  ];
  if (problems.length > 0) throw new ImportError(problems);
  return nomes.flatMap((escrito) => conhecidas.get(escrito) ?? []);
};

/** A number that a spreadsheet shortened; plain text may hold one. */
const deNumero = ({ tipo }: Coluna, escrito: string): Ilegivel | undefined =>
  tipo.nome !== 'texto' && isNotacaoCientifica(escrito)
    ? ilegivel(
        'a planilha o guardou como número e perdeu algarismos',
        'formate a coluna como texto e traga de novo o número do sistema de origem',
      )
    : undefined;

/** Judges the lines of one file separately. Throws ImportError for an invalid head. */
export const createJuiz = (arquivo: Arquivo, cabecalho: Registro, problemas: Problemas) => {
  const noArquivo = cabecalhoDe(arquivo, cabecalho.celulas);
  const celulasPorLinha = cabecalho.celulas.length;
  const vazia = Object.fromEntries(arquivo.colunas.map(({ nome }) => [nome, null]));
  const diz = (linha: number, resto: Pick<Problema, 'coluna' | 'valor' | 'motivo' | 'remedio'>): void =>
    problemas.diz({ arquivo: arquivo.nome, linha, avisa: false, ...resto });

  /** Value of a cell; undefined, with a recorded problem, for a wrong one. */
  const valorDe = (coluna: Coluna, escrito: string, linha: number): Valor | undefined => {
    const lido = escrito === '' ? null : (deNumero(coluna, escrito) ?? coluna.tipo.le(escrito));
    if (lido instanceof Ilegivel) {
      diz(linha, { coluna: coluna.nome, valor: escrito, motivo: lido.motivo, remedio: lido.remedio });
      return undefined;
    }
    if (lido === null && coluna.obrigatoria) {
      diz(linha, {
        coluna: coluna.nome,
        valor: null,
        motivo: 'está em branco',
        remedio: 'preencha: é obrigatória',
      });
      return undefined;
    }
    return lido;
  };

  let isDita = false;
  /** Says once for the file that a spreadsheet left out the last empty cells of its lines. */
  const dizFaltam = (linha: number, quantas: number): void => {
    if (isDita) return;
    isDita = true;
    problemas.diz({
      arquivo: arquivo.nome,
      linha,
      coluna: null,
      valor: null,
      avisa: true,
      motivo: `a linha tem ${quantas} colunas e o cabeçalho ${celulasPorLinha}: as que faltam no fim são lidas em branco, aqui e nas linhas seguintes`,
      remedio: 'confira se nenhuma linha foi cortada',
    });
  };

  const julga = ({ linha, celulas, isCortada = false }: Registro): LinhaJulgada => {
    const julgada: LinhaJulgada = { ...vazia, nr_linha: linha, recusada: false };
    if (celulas.length < celulasPorLinha && !isCortada) dizFaltam(linha, celulas.length);
    else if (celulas.length !== celulasPorLinha) {
      diz(linha, {
        coluna: null,
        valor: null,
        motivo: `a linha tem ${celulas.length} colunas e o cabeçalho ${celulasPorLinha}`,
        remedio: 'confira o separador, e se o arquivo foi cortado',
      });
      julgada.recusada = true;
    }
    for (let at = 0; at < noArquivo.length; at += 1) {
      const coluna = noArquivo[at] as Coluna;
      const escrito = celulas[at];
      if (escrito === undefined) continue;
      const lido = valorDe(coluna, escrito, linha);
      if (lido === undefined) julgada.recusada = true;
      else julgada[coluna.nome] = lido;
    }
    if (!julgada.recusada)
      for (const regra of arquivo.regras ?? []) {
        if (regra.vale(julgada)) continue;
        julgada.recusada = true;
        const valor = julgada[regra.coluna] ?? null;
        diz(linha, {
          coluna: regra.coluna,
          valor:
            valor === null
              ? null
              : (celulas[noArquivo.findIndex(({ nome }) => nome === regra.coluna)] ?? null),
          motivo: regra.motivo,
          remedio: regra.remedio,
        });
      }
    if (julgada.recusada) problemas.recusa(arquivo.nome, 1);
    return julgada;
  };

  return { presentes: new Set(noArquivo.map(({ nome }) => nome)), julga };
};
