import { describe, expect, it } from 'vitest';
import { type ExtratoOfx, ofx1, ofx2 } from '../../demo/extrato/escreveOfx.ts';
import { ImportError } from '../importError.ts';
import { readCents } from './ofxValues.ts';
import { readOfx } from './readOfx.ts';

const week: ExtratoOfx = {
  inicio: '2026-11-09',
  fim: '2026-11-13',
  lancamentos: [
    { dia: '2026-11-11', valor: '297.90', fitid: 'A1', memo: 'Cobrança', documento: '31285' },
    { dia: '2026-11-11', valor: '-3,50', fitid: 'A2', tipo: 'FEE', memo: 'Tarifa de cobrança & registro' },
    { dia: '2026-11-13', valor: '1.234.567,89', fitid: 'A3', memo: 'TED recebida' },
  ],
};

const latin1 = (text: string) => readOfx(Buffer.from(text, 'latin1'));
const refused = async (read: Promise<unknown>) => {
  const cause: unknown = await read.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(cause instanceof ImportError)) throw new Error('The statement was taken.');
  return { message: cause.message, problems: cause.toFieldProblems() };
};

const lido = {
  inicio: '2026-11-09',
  fim: '2026-11-13',
  saldoCents: 100_000,
  saldoEm: '2026-11-13',
  lancamentos: [
    {
      dia: '2026-11-11',
      valorCents: 29_790,
      fitid: 'A1',
      tipo: 'CREDIT',
      memo: 'Cobrança',
      documento: '31285',
    },
    { dia: '2026-11-11', valorCents: -350, fitid: 'A2', tipo: 'FEE', memo: 'Tarifa de cobrança & registro' },
    { dia: '2026-11-13', valorCents: 123_456_789, fitid: 'A3', memo: 'TED recebida', documento: null },
  ],
};

describe('a bank statement', () => {
  it('is read from OFX 1 in Windows-1252 and in UTF-8, whatever its header says (CBR-28)', async () => {
    const read = await latin1(ofx1(week));
    expect(read).toMatchObject({ ...lido, banco: '1', agencia: '1234-3', conta: '12345-5' });
    expect(read.lancamentos[0]?.linha).toBe(36);
    expect(await readOfx(Buffer.from(ofx1(week), 'utf8'))).toEqual(read);
    const glued = ofx1(week).replaceAll('\r\n', '');
    expect((await latin1(glued)).lancamentos).toHaveLength(3);
  });

  it('is read from OFX 2, and from OFX 1 with an end behind every value (CBR-28)', async () => {
    expect(await readOfx(Buffer.from(ofx2(week), 'utf8'))).toMatchObject({
      ...lido,
      banco: '001',
      conta: '123455',
    });
    const closed = ofx1(week).replaceAll(/^<(FITID|MEMO|TRNAMT|DTPOSTED)>(.*)$/gm, '<$1>$2</$1>');
    expect(await latin1(closed)).toMatchObject(lido);
  });

  it.each([
    ['1234.56', 123_456],
    ['1234,56', 123_456],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['+10', 1_000],
    ['-0,05', -5],
    ['100.0000', 10_000],
    ['7.5', 750],
  ])('takes the amount %s for what it says (CBR-28)', (text, value) => {
    expect(readCents(text)).toEqual({ value });
  });

  it.each(['1.234', '12,34,56', '10.129', '1e3', 'R$ 10', '', '99999999999,00'])(
    'takes the amount "%s" for nothing',
    (text) => expect(readCents(text)).toHaveProperty('reason'),
  );

  it('takes the day as the bank wrote it, whatever zone stands behind it (CBR-28)', async () => {
    const read = await latin1(ofx1(week).replaceAll('<DTPOSTED>20261111', '<DTPOSTED>20261111000000[0:GMT]'));
    expect(read.lancamentos[0]?.dia).toBe('2026-11-11');
  });

  it('that is cut is refused with what is missing (CBR-28)', async () => {
    const text = ofx1(week);
    expect(await refused(latin1(text.slice(0, text.indexOf('<LEDGERBAL>'))))).toMatchObject({
      message: 'o arquivo termina sem fechar STMTRS: chegou incompleto.',
    });
    expect(await refused(latin1(text.slice(0, text.indexOf('<FITID>A2'))))).toMatchObject({
      message: 'Linha 44: o arquivo termina sem fechar STMTTRN: chegou incompleto.',
    });
    expect(await refused(latin1(text.replace('</STMTTRN>\r\n', '')))).toMatchObject({
      message: 'Linha 43: começa outro lançamento e o da linha 36 não terminou: o arquivo está danificado.',
    });
    const xml = ofx2(week);
    expect((await refused(readOfx(Buffer.from(xml.slice(0, -40))))).message).toContain(
      'terminou antes do fim',
    );
  });

  it.each([
    [
      '<TRNAMT>297.90',
      '<TRNAMT>1.234',
      'Linha 39: TRNAMT: o valor "1.234" pode ser milhar ou ter três casas decimais.',
    ],
    ['<DTPOSTED>20261113', '<DTPOSTED>20261131', 'Linha 53: DTPOSTED: a data "20261131" não existe.'],
    [
      '<DTPOSTED>20261113',
      '<DTPOSTED>20261116',
      'Linha 51: o lançamento é de 16/11/2026, fora do período do extrato.',
    ],
    ['<FITID>A3', '<FITID>A1', 'Linha 51: o lançamento repete o FITID A1 do lançamento da linha 36.'],
    ['<FITID>A3\r\n', '', 'Linha 51: falta FITID.'],
    ['<TRNTYPE>FEE', '<TRNTYPE>TARIFA', 'Linha 45: TRNTYPE: o tipo "TARIFA" não existe no OFX.'],
    ['<DTSTART>20261109', '<DTSTART>20261119', 'Linha 34: o período começa depois de terminar.'],
    ['<ACCTID>12345-5', '<ACCTID>', 'Linha 30: ACCTID: a conta está em branco.'],
    ['OFXHEADER:100', 'OFXHEADER:151', 'Linha 1: o cabeçalho diz OFXHEADER:151 e só se lê o 100.'],
    ['</BANKMSGSRSV1>', '<STMTRS>', 'Linha 65: o arquivo traz mais de uma conta; baixe o extrato de uma só.'],
  ])('with %s changed to %s is refused with line and reason (CBR-28)', async (before, after, message) => {
    const text = ofx1(week);
    expect(text).toContain(before);
    expect((await refused(latin1(text.replace(before, after)))).message).toBe(message);
  });

  it('whose entries stand in no order is refused with the first that does (CBR-28)', async () => {
    const lancamentos = ['2026-11-09', '2026-11-12', '2026-11-10', '2026-11-13'].map((dia) => ({
      dia,
      valor: '1,00',
    }));
    expect(await refused(latin1(ofx1({ ...week, lancamentos })))).toMatchObject({
      message: 'Linha 50: o lançamento está fora de ordem: o anterior, da linha 43, é de 12/11/2026.',
      problems: [{ line: 50, field: 'DTPOSTED' }],
    });
    const backwards = ['2026-11-13', '2026-11-10', '2026-11-09'].map((dia) => ({ dia, valor: '1,00' }));
    expect((await latin1(ofx1({ ...week, lancamentos: backwards }))).lancamentos).toHaveLength(3);
  });

  it('that is another kind of file is refused for what it is (CBR-28)', async () => {
    expect((await refused(latin1('%PDF-1.7'))).message).toContain('é um PDF');
    expect((await refused(latin1('PK\u0003\u0004'))).message).toContain('zip');
    expect((await refused(latin1(''))).message).toBe('O arquivo está vazio.');
    expect((await refused(latin1('02RETORNO01COBRANCA'))).message).toContain('não é um extrato OFX');
    expect((await refused(readOfx(Buffer.from(ofx1(week), 'utf16le')))).message).toContain('UTF-16');
    const utf8 = ofx1(week).replace('ENCODING:USASCII', 'ENCODING:UTF-8');
    expect((await refused(latin1(utf8))).message).toContain(
      'Linha 42: há um caractere que não existe em UTF-8',
    );
  });
});
