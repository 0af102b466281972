import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/database.ts';
import type { GuiaDoLote, ItemDoLote, LoteDoPrestador } from './lote.ts';
import { loteXml } from './loteXml.ts';
import { findTissRows, type TissRows } from './tissExamples.sql.ts';

const diasAntes = (hoje: string, dias: number): string => {
  const dia = new Date(`${hoje}T12:00:00Z`);
  dia.setUTCDate(dia.getUTCDate() - dias);
  return dia.toISOString().slice(0, 10);
};

/** An example lot by the name of its file. */
export interface ExemploTiss {
  nome: string;
  xml: string;
}

/**
 * Four lots of one laboratory: a good one; the same under another name; one with three kinds of error; and
 * its refused guides, corrected, as sent again by the provider.
 */
const exemplosTiss = (
  { prestador, carteiras, exames }: TissRows,
  { registroAns, hoje }: { registroAns: string; hoje: string },
): ExemploTiss[] => {
  const data = diasAntes(hoje, 10);
  const itens: ItemDoLote[] = exames.slice(0, 3).map(({ codigo, descricao, valorCents }) => ({
    data,
    tabela: '22',
    codigo,
    descricao,
    unitarioCents: valorCents,
  }));
  const guia = (ordem: number): GuiaDoLote => ({
    numero: `EX${hoje.replaceAll('-', '')}${String(ordem).padStart(3, '0')}`,
    carteira: carteiras[ordem % carteiras.length] ?? '',
    itens: itens.slice(0, 1 + (ordem % 3)),
  });
  const lote = (numero: string, guias: readonly GuiaDoLote[]): LoteDoPrestador => ({
    especie: 'sadt',
    registroAns,
    prestador,
    numero,
    data: diasAntes(hoje, 1),
    guias,
    emLinhas: true,
  });
  const primeiro = hoje.replaceAll('-', '').slice(2);
  const bom = loteXml(lote(`${primeiro}01`, [1, 2, 3, 4, 5, 6].map(guia)));
  const outras = [7, 8, 9, 10, 11, 12].map(guia);
  const errados = new Set([1, 3, 4]);
  const errado = outras.map((each, at) => {
    // An unknown card, a total that is not the sum, a day in the future.
    if (at === 1) return { ...each, carteira: '9999999999' };
    if (at === 3)
      return { ...each, itens: each.itens.map((item) => ({ ...item, totalCents: item.unitarioCents * 2 })) };
    if (at === 4) return { ...each, itens: each.itens.map((item) => ({ ...item, data: hoje })) };
    return each;
  });
  return [
    { nome: 'tiss_lote_bom.xml', xml: bom },
    { nome: 'tiss_lote_bom_repetido.xml', xml: bom },
    { nome: 'tiss_lote_com_erros.xml', xml: loteXml(lote(`${primeiro}02`, errado)) },
    {
      nome: 'tiss_lote_corrigido.xml',
      xml: loteXml(
        lote(
          `${primeiro}02R1`,
          outras.filter((_, at) => errados.has(at)),
        ),
      ),
    },
  ];
};

/** Writes the example lots of the base into a folder and returns their paths. */
export const writeTissExamples = async (
  db: Db,
  dir: string,
  about: { registroAns: string; hoje: string },
): Promise<string[]> => {
  const exemplos = exemplosTiss(await findTissRows(db, about.hoje), about);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  for (const { nome, xml } of exemplos)
    await writeFile(join(dir, nome), Buffer.from(xml, 'latin1'), { mode: 0o600 });
  return exemplos.map(({ nome }) => join(dir, nome));
};
