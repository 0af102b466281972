import { isFormula } from '@vidas/api-client/kinds/formula';
import type { Db } from '../../db/schema.ts';
import { arquivoDe } from '../arquivos/index.ts';
import { linhasCsv } from '../exporta.sql.ts';
import { codificacaoDe, registrosDe } from '../leitor.ts';
import { abreArquivo, type Lugar } from './pedacos.sql.ts';
import { motivosDoArquivo } from './problemas.sql.ts';

/** Which columns hold text that a spreadsheet could run (REL-9); the apostrophe is taken off again on reading. */
const textosDe = (nome: string, cabecalho: readonly string[]): boolean[] => {
  const colunas = arquivoDe(nome)?.colunas ?? [];
  return cabecalho.map((celula) => {
    const coluna = colunas.find((um) => um.nome === celula.replace('\uFEFF', '').toLowerCase());
    return coluna === undefined || coluna.tipo.nome === 'texto';
  });
};

/** The refused lines of a file as they came, with `motivo`, in pieces; nothing where none was refused. */
export async function* csvDasRecusadas(
  db: Db,
  { entrega, nome }: Lugar,
): AsyncGenerator<{ texto: string; linhas: number }> {
  const motivos = await motivosDoArquivo(db, entrega, nome);
  if (motivos.size === 0) return;
  const abre = abreArquivo(db, { entrega, nome });
  let textos: boolean[] | undefined;
  for await (const registros of registrosDe(abre, await codificacaoDe(abre))) {
    let linhas = registros;
    if (!textos) {
      const [cabecalho, ...demais] = registros;
      if (!cabecalho) continue;
      textos = textosDe(nome, cabecalho.celulas);
      yield { texto: linhasCsv([[...cabecalho.celulas, 'motivo']]), linhas: 0 };
      linhas = demais;
    }
    const daPagina = textos;
    const recusadas = linhas.flatMap(({ linha, celulas }) => {
      const motivo = motivos.get(linha);
      if (motivo === undefined) return [];
      const inertes = celulas.map((celula, at) =>
        (daPagina[at] ?? true) && isFormula(celula) ? `'${celula}` : celula,
      );
      // A line that was cut off keeps its reason under `motivo`.
      const faltam = daPagina.slice(celulas.length).map(() => '');
      return [[...inertes, ...faltam, motivo]];
    });
    if (recusadas.length > 0) yield { texto: linhasCsv(recusadas), linhas: recusadas.length };
  }
}
