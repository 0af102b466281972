// @module-tag embedded
import { describe, expect, it } from 'vitest';
import { type BeneficiarioCnx, readCnx } from '../../imports/cnx.ts';
import { readRpx } from '../../imports/rpx.ts';
import { testDay } from '../../test/template.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { cnxName, cnxText, rpxName } from './sibFiles.ts';
import { rpxText } from './sibReturn.ts';
import { findSibRows } from './sibRows.sql.ts';

const about = { registroAns: '999999', hoje: testDay };
const limits = { maxBytes: 50_000_000 };
const bytes = (pieces: Iterable<string>) => [...pieces].map((piece) => Buffer.from(piece, 'latin1'));

const seeded = async () => {
  const { db, close } = await openTestDatabase({ lives: 300 });
  try {
    return await findSibRows(db);
  } finally {
    await close();
  }
};

describe('the example files of the regulator', async () => {
  const rows = await seeded();
  const read: BeneficiarioCnx[] = [];
  for await (const batch of readCnx(bytes(cnxText(rows, about)), { ...about, limits })) read.push(...batch);
  const own = new Map(rows.map((row) => [row.matricula, row]));

  it('name themselves as the regulator does', () => {
    expect(cnxName(about)).toBe('ArqConf9999990220261121.CNX');
    expect(rpxName(about)).toBe('99999920261121101500.xml');
  });

  it('hold in the conference file a difference of every kind', () => {
    const isActive = (matricula: string | null): boolean => {
      const left = own.get(matricula ?? '')?.canceladoEm ?? null;
      return left === null || left > about.hoje;
    };
    expect(read.filter(({ codigoBeneficiario }) => !own.has(codigoBeneficiario ?? ''))).toHaveLength(5);
    expect(
      read.filter(
        ({ codigoBeneficiario, situacao }) =>
          own.has(codigoBeneficiario ?? '') && (situacao === 'ATIVO') !== isActive(codigoBeneficiario),
      ).length,
    ).toBeGreaterThan(0);
    expect(
      read.filter(({ codigoBeneficiario }) => own.get(codigoBeneficiario ?? '')?.cco === null).length,
    ).toBeGreaterThan(0);
    expect(new Set(read.map(({ cco }) => cco)).size).toBe(read.length);
    const short = ({ codigoBeneficiario, nome }: BeneficiarioCnx): boolean => {
      const ours = own.get(codigoBeneficiario ?? '')?.nome.toUpperCase() ?? '';
      return nome !== null && nome !== ours && ours.startsWith(nome);
    };
    expect(read.filter(short).length).toBeGreaterThan(0);
  });

  it('keep accents in ISO-8859-1', () => {
    expect(read.some(({ nome }) => /[ÃÁÉÍÓÇ]/.test(nome ?? ''))).toBe(true);
  });

  it('hold in the return file inclusions, rejections and totals that agree', async () => {
    const rpx = await readRpx(bytes(rpxText(rows, about)), about.registroAns, limits);
    expect(rpx.totais['Inclusao']?.processados).toBe(rpx.incluidos.length);
    expect(rpx.totais['Total']?.rejeitados).toBe(rpx.registrosRejeitados);
    expect(rpx.erros.length).toBeGreaterThan(rpx.registrosRejeitados);
  });
});
