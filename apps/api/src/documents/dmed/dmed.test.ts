import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dmed, DmedRecusada, escreveDmed, relacoesDaDmed, textoDaDmed } from './dmed.ts';
import { dmed } from './dmed.fixture.ts';
import { leDmed } from './leDmed.ts';

const [primeiro, segundo] = dmed.titulares;
if (!primeiro || !segundo) throw new TypeError('The fixture has two holders.');
const com = (given: Partial<Dmed>): Dmed => ({ ...dmed, ...given });
const comDependente = (given: object): Dmed =>
  com({
    titulares: [{ ...primeiro, dependentes: primeiro.dependentes.map((each) => ({ ...each, ...given })) }],
  });

describe('the DMED file of a year (COB-30)', () => {
  it('is written record by record in the order of the layout', () => {
    expect(escreveDmed(dmed).split('\r\n')).toEqual([
      'Dmed|2027|2026|N||S5830B|',
      'RESPO|52998224725|CONCEICAO INVENTADA|44|999990000|||conceicao@example.org|',
      'DECPJ|11222333000181|OPERADORA INVENTADA S.A.|2|999999||39053344705|N||S|',
      'OPPAS|',
      'TOP|12345678909|ROSANGELA INVENTADA|0|',
      'DTOP||20011231|DAVI|10|7|',
      'TOP|52998224725|CONCEICAO INVENTADA DE AVILA|412050|',
      'DTOP||20200501|ANA|04|20000|',
      'DTOP|11144477735|19800229|JOSE|03|100|',
      'FIMDmed|',
      '',
    ]);
  });

  it('is read back with every cent that was written', () => {
    expect(leDmed(escreveDmed(dmed))).toEqual({
      anoCalendario: 2026,
      titulares: 2,
      dependentes: 3,
      totalCents: 432_157,
    });
    const cents = fc.integer({ min: 0, max: 999_999_999 });
    const dependente = fc.record({
      cpf: fc.constant(null),
      nascimento: fc.constantFrom('1980-02-29', '2001-12-31', '2020-05-01'),
      nome: fc.string({ minLength: 1 }).filter((nome) => textoDaDmed(nome, 60) !== ''),
      relacao: fc.constantFrom(...relacoesDaDmed),
      cents,
    });
    fc.assert(
      fc.property(fc.array(dependente, { maxLength: 8 }), cents, (dependentes, proprio) => {
        const titulares = [{ ...primeiro, cents: proprio, dependentes }, segundo];
        expect(leDmed(escreveDmed(com({ titulares }))).totalCents).toBe(
          dependentes.reduce((sum, each) => sum + each.cents, proprio + 7),
        );
      }),
    );
  });

  it.each([
    ['TOP', com({ titulares: [] }), 'não há pessoa a declarar'],
    ['TOP', com({ titulares: [primeiro, primeiro] }), 'o CPF 52998224725 está duas vezes'],
    ['TOP', com({ titulares: [{ ...primeiro, cpf: '52998224726' }] }), 'o CPF 52998224726 não confere'],
    ['TOP de 52998224725', com({ titulares: [{ ...primeiro, nome: '|' }] }), 'o nome está vazio'],
    ['TOP de 52998224725', com({ titulares: [{ ...primeiro, cents: -1 }] }), 'o valor é negativo'],
    ['TOP de 52998224725', com({ titulares: [{ ...primeiro, cents: 1_000_000_000 }] }), 'nove algarismos'],
    [
      'DTOP de 52998224725',
      comDependente({ cpf: null, nascimento: null }),
      'sem CPF e sem data de nascimento',
    ],
    ['DTOP de 52998224725', comDependente({ cpf: '11144477735' }), 'o CPF 11144477735 está duas vezes'],
    ['DTOP de 52998224725', comDependente({ cents: 0.5 }), 'não é um número inteiro de centavos'],
    [
      'RESPO',
      com({ responsavel: { ...dmed.responsavel, email: 'a|b@example.org' } }),
      'o e-mail não está certo',
    ],
    ['RESPO', com({ responsavel: { ...dmed.responsavel, ddd: '4' } }), 'o DDD não tem dois algarismos'],
    [
      'DECPJ',
      com({ declarante: { ...dmed.declarante, cnpj: '11222333000180' } }),
      'o CNPJ 11222333000180 não confere',
    ],
    ['DECPJ', com({ declarante: { ...dmed.declarante, registroAns: '1' } }), 'o registro na ANS'],
    ['idEstrutura', com({ idEstrutura: '' }), 'letras maiúsculas e algarismos'],
  ])('is refused at %s with the reason', (campo, pedido, motivo) => {
    const refused = (): string => escreveDmed(pedido);
    expect(refused).toThrow(DmedRecusada);
    expect(refused).toThrow(`DMED, ${campo}: `);
    expect(refused).toThrow(motivo);
  });
});

describe('our own reader', () => {
  const inteiro = escreveDmed(dmed);
  it.each([
    ['Linha 5, DTOP, registro', inteiro.replace('TOP|12345678909|ROSANGELA INVENTADA|0|\r\n', '')],
    [
      'Linha 7, TOP, CPF: os titulares não estão em ordem',
      inteiro.replace('TOP|12345678909', 'TOP|98765432100'),
    ],
    ['Linha 9, DTOP, CPF: não confere', inteiro.replace('11144477735', '11144477734')],
    ['Linha 8, DTOP, nascimento', inteiro.replace('20200501', '20200532')],
    ['Linha 8, DTOP, relação', inteiro.replace('ANA|04', 'ANA|05')],
    ['Linha 8, DTOP, valor', inteiro.replace('|20000|', '|-20000|')],
    ['Linha 7, TOP, campos', inteiro.replace('AVILA|412050|', 'AVILA|412050')],
    ['Linha 1, Dmed, ano', inteiro.replace('2027|2026', '2026|2026')],
    ['Linha 9, FIMDmed: falta o fim', inteiro.replace('FIMDmed|\r\n', '')],
    ['Linha 9, fim: a última linha não termina', inteiro.slice(0, inteiro.indexOf('\r\nFIMDmed'))],
    ['Linha 3, DECPJ, CNPJ', inteiro.replace('11222333000181', '11222333000180')],
  ])('names %s', (where, texto) => {
    expect(() => leDmed(texto)).toThrow(where);
  });
});
