import type {
  ConferenciaDaCarga,
  LinhaDaConferencia,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import {
  type NomeDaFigura,
  nomesDasFiguras,
  recusaDaChave,
  situacaoDaFigura,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.rules.ts';
import type { Db } from '../../../db/database.ts';
import { contaFiguras } from './contaFiguras.ts';
import { findInformados } from './informados.sql.ts';
import type { Contada } from './vidas.sql.ts';

/** Counts of figures: all, different ones, and those without a comparison. */
export type Totais = Pick<ConferenciaDaCarga, 'figuras' | 'diferentes' | 'semComparar'>;

type Informada = Awaited<ReturnType<typeof findInformados>>[number];

const linhaDe = (figura: NomeDaFigura, contada: Contada, dito: Informada | undefined): LinhaDaConferencia => {
  const { chave, rotulo, quantidade, valor } = contada;
  const central = { quantidade: dito?.quantidade ?? null, valor: dito?.valor ?? null };
  return {
    figura,
    chave,
    rotulo,
    quantidade,
    valor,
    centralQuantidade: central.quantidade,
    centralValor: central.valor,
    situacao: situacaoDaFigura(figura, { quantidade, valor }, central),
    por: dito?.por ?? null,
    em: dito?.em ?? null,
  };
};

/** Every figure beside the core system's. A figure that exists only there counts as zero here. */
export const comparaFiguras = async (
  db: Db,
  hoje: string,
): Promise<Totais & { linhas: LinhaDaConferencia[] }> => {
  const [contadas, ditos] = [await contaFiguras(db, hoje), await findInformados(db)];
  const porChave = new Map(ditos.map((dito) => [`${dito.figura}\n${dito.chave}`, dito]));
  const linhas: LinhaDaConferencia[] = [];
  for (const figura of nomesDasFiguras) {
    const daqui = contadas.filter((contada) => contada.figura === figura);
    const chaves = new Set(daqui.map(({ chave }) => chave));
    for (const contada of daqui)
      linhas.push(linhaDe(figura, contada, porChave.get(`${figura}\n${contada.chave}`)));
    const temValor = daqui.some(({ valor }) => valor !== null);
    for (const dito of ditos) {
      const { chave } = dito;
      // A month too old to be counted is no difference.
      if (dito.figura !== figura || chaves.has(chave) || recusaDaChave(figura, chave, hoje) !== undefined)
        continue;
      linhas.push(linhaDe(figura, { chave, rotulo: chave, quantidade: 0, valor: temValor ? 0 : null }, dito));
    }
  }
  const quantas = (situacao: LinhaDaConferencia['situacao']): number =>
    linhas.filter((linha) => linha.situacao === situacao).length;
  return {
    linhas,
    figuras: linhas.length,
    diferentes: quantas('difere'),
    semComparar: quantas('sem comparar'),
  };
};
