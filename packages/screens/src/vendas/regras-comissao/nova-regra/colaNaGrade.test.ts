import { describe, expect, it } from 'vitest';
import { colaNaGrade } from './colaNaGrade.ts';
import { campoNaGrade, faixasDaGrade, gradeDe, linhaNova, problemasDaGrade } from './grade.ts';
import { lacunasDe } from './lacunas.ts';

const dez = (texto: string) => Array.from({ length: 10 }, () => texto).join('\t');
const cola = (texto: string, place: readonly [number, number] = [0, 0], grade = [linhaNova]) =>
  colaNaGrade(grade, place, texto, '2');
const colada = (texto: string) => {
  const pasted = cola(texto);
  if ('problem' in pasted) throw new Error(pasted.problem);
  return pasted.grade;
};

describe('a block pasted into the grid of a rule (RCO-22, RCO-23)', () => {
  it('takes percentages as a spreadsheet writes them, and makes the rows it needs', () => {
    const grade = colada(`1\t10\t30\t12,5\t 12,50% \t\u00a045\u00a0%\r\n11\t\t1.000,00\r\n`);
    expect(grade).toHaveLength(2);
    expect(grade[0]?.slice(0, 7)).toEqual(['1', '10', '30,00', '12,50', '12,50', '45,00', '']);
    expect(faixasDaGrade(grade, '2').map((one) => one.faixaPorcentagemPaga)).toEqual([
      3_000, 1_250, 1_250, 4_500, 100_000,
    ]);
    expect(faixasDaGrade(grade, '2').at(-1)).toEqual({
      faixaDescricao: '11 ou mais vendas',
      faixaVidasInicial: 11,
      faixaVidasFinal: 99_999,
      tabelaFaixaId: 1,
      faixaPorcentagemPaga: 100_000,
    });
  });

  it('leaves out a first line that repeats the headers', () => {
    const ages = '0–18\t19–23\t24–28';
    expect(colada(`De\tAté\t${ages}\n1\t10\t30\t31\t32`)[0]?.slice(0, 5)).toEqual([
      '1',
      '10',
      '30,00',
      '31,00',
      '32,00',
    ]);
  });

  it('goes in at its place and keeps the rest', () => {
    const grade = colada(`1\t10\t${dez('30')}`);
    const pasted = colaNaGrade(grade, [0, 3], '45\n46', '2');
    expect('grade' in pasted && pasted.grade.map((linha) => linha.slice(2, 5))).toEqual([
      ['30,00', '45,00', '30,00'],
      ['', '46,00', ''],
    ]);
  });

  it('with words is refused whole, cell by cell, in sentences', () => {
    expect(cola('1\t10\ttrinta\t30\n11\tmuitas\tR$ 60,00')).toEqual({
      problem:
        'Linha 1, coluna 0-18: “trinta” não é uma porcentagem: escreva como em 12,5. ' +
        'Linha 2, coluna Até (vendas): “muitas” não é um número: escreva como em 1.234. ' +
        'Linha 2, coluna 0-18: “R$ 60,00” não é uma porcentagem: escreva como em 12,5. ' +
        'Nada foi posto na grade.',
    });
    const many = cola(Array.from({ length: 9 }, () => 'x\t1').join('\n'));
    expect('problem' in many && many.problem).toMatch(/ E mais 5 células\. Nada foi posto na grade\.$/);
  });

  it.each([
    [
      'of 10.000 cells',
      Array.from({ length: 1_000 }, () => dez('1')).join('\n'),
      /tem 10\.000 células; cabem no máximo 2\.600/,
    ],
    ['of too many rows', Array.from({ length: 201 }, () => '1').join('\n'), /passa da linha 200/],
    [
      'that is too wide',
      Array.from({ length: 14 }, () => '1').join('\t'),
      /tem 14 colunas; a partir de “De \(vendas\)” cabem 13/,
    ],
    ['of nothing', ' \t\u00a0\n\n', /está vazio/],
    ['of which a number has two readings', '1\t10\t10.5', /“10\.5” pode ser 10,50% ou 105,00%/],
  ])('%s is refused whole', (_, texto, said) => {
    const pasted = cola(texto);
    expect('problem' in pasted && pasted.problem).toMatch(said);
  });

  it('with gaps goes in, and the gaps are named (RCO-24)', () => {
    const grade = colada(`1\t10\t${dez('30')}\n21\t30\t${dez('45').replace('45\t45', '45\t')}`);
    expect(problemasDaGrade(grade, '2')).toEqual([]);
    expect(lacunasDe(faixasDaGrade(grade, '2'))).toEqual([
      'Na idade 0-18, 24-28 a 59+ nada é pago com 11 a 20 e 31 ou mais vendas no mês.',
      'Na idade 19-23 nada é pago com 11 ou mais vendas no mês.',
    ]);
  });
});

describe('the grid of a rule (RCO-22)', () => {
  it('has no gap when every age has every number of sales, and one for an age without a band', () => {
    const [linha = linhaNova] = colada(`1\t\t${dez('30')}`);
    expect(lacunasDe(faixasDaGrade([linha], '2'))).toEqual([]);
    expect(lacunasDe(faixasDaGrade([linha.with(11, '')], '3'))).toEqual(['Na idade 59+ nada é pago.']);
  });

  it('names unreadable cells, and a row without a percentage', () => {
    expect(problemasDaGrade([linhaNova.with(2, 'abc'), linhaNova, linhaNova.with(0, '1')], '2')).toEqual([
      { field: 'grade.0.2', message: '“abc” não é uma porcentagem: escreva como em 12,5' },
      { field: 'grade.2.2', message: 'Nenhuma porcentagem' },
    ]);
  });

  it('knows the cell of a field of a track', () => {
    const grade = colada(`1\t10\t30\t\t31\n11\t\t45`);
    expect(
      [
        'faixasRegra.1.faixaPorcentagemPaga',
        'faixasRegra.2.faixaVidasInicial',
        'faixasRegra',
        'dadosRegra.x',
      ].map((field) => campoNaGrade(field, grade, '2')),
    ).toEqual(['grade.0.4', 'grade.1.0', 'grade', 'dadosRegra.x']);
  });

  it('of a saved rule gives the same tracks again', () => {
    const faixas = [
      { de: 1, ate: 10, idade: 1 },
      { de: 1, ate: 10, idade: 2 },
      { de: 11, ate: 99_999, idade: 1 },
    ].map(({ de, ate, idade }, index) => ({
      faixaId: String(index),
      faixaDescricao: de === 1 ? 'Até 10' : 'Mais de 10',
      faixaVidasInicial: de,
      faixaVidasFinal: ate,
      tabelaFaixaId: idade,
      faixaPorcentagemPaga: 3_000 + index,
      idadeFaixa: '',
    }));
    expect(faixasDaGrade(gradeDe(faixas), '2')).toEqual(
      faixas.map(({ faixaId: _, idadeFaixa: __, ...faixa }) => faixa),
    );
    expect(gradeDe(faixas)).toHaveLength(2);
  });
});
