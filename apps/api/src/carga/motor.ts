import { append } from '../append.ts';
import { ImportError } from '../imports/importError.ts';
import type { Trx } from '../db/tx.ts';
import type { Arquivo } from './arquivo.ts';
import { arquivos } from './arquivos/index.ts';
import { compara, escreve, escritaDe, type Mudanca } from './aplica.sql.ts';
import { contaAusentes, notaAusentes, voltaram } from './ausentes/ausentes.sql.ts';
import { notaPerguntas } from './confirma/notaPerguntas.sql.ts';
import { comparaTresLados } from './decisoes/tresLados.sql.ts';
import {
  type Chegado,
  confere,
  type Contexto,
  criaEstagios,
  grava,
  indexa,
  prepara,
  recusaDependentes,
  recusaRepetidas,
} from './estagio.sql.ts';
import { createJuiz, Problemas } from './juiz.ts';
import { analisa, falaOCentral, guardaTransacao, preparaTransacao, temVinculos } from './transacao.sql.ts';
import { type Abre, codificacaoDe, registrosDe } from './leitor.ts';
import { antesDaCarga, aposCarga } from './aposCarga.sql.ts';

/** A file of a delivery. */
export interface ArquivoDaEntrega {
  nome: string;
  abre: Abre;
}

/** A problem of a whole file: nothing of the delivery is written. */
export interface FalhaDeArquivo {
  arquivo: string;
  linha: number | null;
  coluna: string | null;
  motivo: string;
}

/** Result of reading one file. */
export interface ArquivoLido {
  nome: string;
  codificacao: string;
  linhas: number;
  recusadas: number;
  /** Cents by money column, of all readable lines. */
  somas: Record<string, number>;
}

/** Result of judging a delivery, and of applying it. */
export interface Julgamento {
  arquivos: ArquivoLido[];
  /** Files wrong as a whole. */
  falhas: FalhaDeArquivo[];
  mudancas: Mudanca[];
  problemas: Problemas;
  /** Files with more refused lines than allowed. */
  demais: string[];
  /** Rows missing in complete files, by file. */
  ausentes: Ausentes[];
}

/** Rows missing in a complete file, and the total. */
export interface Ausentes {
  arquivo: string;
  ausentes: number;
  de: number;
}

/** Context of judging besides the files. */
export interface OpcoesDaCarga {
  entrega: string;
  /** Moment of the operator, 'YYYY-MM-DDTHH:MM:SS'. */
  em: string;
  /** Files with all rows of the core system. */
  completos?: ReadonlySet<string>;
  /** A person confirmed that many rows are absent. */
  confirmada?: boolean;
  /** Hundredths of a percent of a file's lines that may be refused; above it the delivery is refused. */
  limiteDeRecusadas: number;
  /** Writes the tables when nothing forbids it. */
  aplica: boolean;
  /** Called before each step. */
  avanca?: (passo: string, feito: number) => Promise<void>;
  /** Compares the declaration with the files; returns the problems. */
  confereLidos?: (lidos: readonly ArquivoLido[]) => FalhaDeArquivo[];
}

const somaReais = (arquivo: Arquivo): string[] =>
  arquivo.colunas.filter(({ tipo }) => tipo.nome === 'reais').map(({ nome }) => nome);

/** Reads, judges and stages one file. Throws ImportError for a file wrong as a whole. */
const estagia = async (
  { trx, problemas }: Pick<Contexto, 'trx' | 'problemas'>,
  arquivo: Arquivo,
  { abre, avanca }: { abre: Abre; avanca: (linhas: number) => Promise<void> },
): Promise<{ lido: ArquivoLido; chegado: Chegado }> => {
  const codificacao = await codificacaoDe(abre);
  const dinheiro = somaReais(arquivo);
  const lido: ArquivoLido = { nome: arquivo.nome, codificacao, linhas: 0, recusadas: 0, somas: {} };
  let juiz: ReturnType<typeof createJuiz> | undefined;
  for await (const registros of registrosDe(abre, codificacao)) {
    const [primeiro, ...demais] = registros;
    if (!primeiro) continue;
    let linhas = registros;
    if (!juiz) {
      juiz = createJuiz(arquivo, primeiro, problemas);
      linhas = demais;
    }
    const { julga, presentes } = juiz;
    const julgadas = linhas.map(julga);
    for (const nome of dinheiro)
      if (presentes.has(nome))
        lido.somas[nome] = julgadas.reduce(
          (soma, linha) => soma + Number(linha[nome] ?? 0),
          lido.somas[nome] ?? 0,
        );
    lido.linhas += julgadas.length;
    await grava(trx, arquivo, julgadas);
    await avanca(lido.linhas);
  }
  if (!juiz)
    throw new ImportError([{ line: null, field: null, message: 'o arquivo só tem linhas em branco.' }]);
  await indexa(trx, arquivo);
  return { lido, chegado: { arquivo, presentes: juiz.presentes } };
};

/** More than one row in a hundred needs a person's confirmation. */
export const saoDemais = ({ ausentes, de }: Pick<Ausentes, 'ausentes' | 'de'>): boolean =>
  ausentes * 100 > de;

const falhasDe = (arquivo: string, error: ImportError): FalhaDeArquivo[] =>
  error.problems.map(({ line, field, message }) => ({
    arquivo,
    linha: line,
    coluna: field,
    motivo: message,
  }));

/**
 * Judges a delivery and, on request and without obstacles, applies it, in the given transaction. All problems
 * are reported at once; a file wrong as a whole writes nothing.
 */
export const processa = async (
  trx: Trx,
  entregues: readonly ArquivoDaEntrega[],
  opcoes: OpcoesDaCarga,
): Promise<Julgamento> => {
  const { entrega, em, limiteDeRecusadas, aplica, avanca = async () => undefined } = opcoes;
  const hoje = em.slice(0, 10);
  const problemas = new Problemas();
  const julgamento: Julgamento = {
    arquivos: [],
    falhas: [],
    mudancas: [],
    problemas,
    demais: [],
    ausentes: [],
  };
  const chegados: Chegado[] = [];
  await preparaTransacao(trx);
  await criaEstagios(
    trx,
    arquivos.filter((arquivo) => entregues.some(({ nome }) => nome === arquivo.nome)),
  );
  for (const arquivo of arquivos) {
    const entregue = entregues.find(({ nome }) => nome === arquivo.nome);
    if (!entregue) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const { lido, chegado } = await estagia({ trx, problemas }, arquivo, {
        abre: entregue.abre,
        avanca: (linhas) => avanca(`Lendo ${arquivo.nome}.csv`, linhas),
      });
      julgamento.arquivos.push(lido);
      chegados.push(chegado);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      append(julgamento.falhas, falhasDe(arquivo.nome, error));
    }
  }
  append(julgamento.falhas, opcoes.confereLidos?.(julgamento.arquivos) ?? []);
  if (julgamento.falhas.length > 0) return julgamento;

  const contexto: Contexto = { trx, hoje, chegados, problemas };
  await avanca('Conferindo', 0);
  await prepara(contexto);
  await recusaRepetidas(contexto);
  await recusaDependentes(contexto);
  if ((await confere(contexto)) > 0) await recusaDependentes(contexto);
  for (const lido of julgamento.arquivos) lido.recusadas = problemas.recusadas.get(lido.nome) ?? 0;
  julgamento.demais = julgamento.arquivos
    .filter(({ linhas, recusadas }) => recusadas * 10_000 > linhas * limiteDeRecusadas)
    .map(({ nome }) => nome);

  for (const chegado of chegados)
    if (opcoes.completos?.has(chegado.arquivo.nome)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const contados = await contaAusentes(trx, chegado);
      if (contados) julgamento.ausentes.push({ arquivo: chegado.arquivo.nome, ...contados });
    }
  const pergunta = !opcoes.confirmada && julgamento.ausentes.some(saoDemais);
  const escreveAgora = aplica && julgamento.demais.length === 0 && !pergunta;
  await falaOCentral(trx);
  const apos = { entrega, em, chegados, primeira: !(await temVinculos(trx)) };
  if (escreveAgora) await antesDaCarga(trx, apos);
  for (const chegado of chegados)
    for (const destino of chegado.arquivo.destinos) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await comparaTresLados(trx, chegado, destino, { em, aplica: escreveAgora });
      const escrita = escritaDe(chegado, destino, hoje);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await avanca(`${escreveAgora ? 'Gravando' : 'Comparando'} ${chegado.arquivo.titulo}`, 0);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      julgamento.mudancas.push(await compara(trx, escrita));
      // oxlint-disable-next-line no-await-in-loop -- one connection
      if (escreveAgora) await escreve(trx, escrita, entrega);
    }
  if (!escreveAgora) return julgamento;
  for (const chegado of chegados) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await voltaram(trx, chegado);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (chegado.arquivo.nome === 'beneficiarios') await notaPerguntas(trx, chegado, { entrega, em });
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (opcoes.completos?.has(chegado.arquivo.nome)) await notaAusentes(trx, chegado, { entrega, em });
  }
  await analisa(trx, julgamento.mudancas);
  await aposCarga(trx, apos);
  await guardaTransacao(trx, entrega);
  return julgamento;
};
