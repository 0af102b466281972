import { describe, expect, it } from 'vitest';
import { pdfText } from '../../test/pdfText.ts';
import { faltasDaPagina, paginasDe } from './pagina.fixture.ts';
import { casos, type Dados } from './casosDosPapeis.fixture.ts';
import { papeis } from './papeis.fixture.ts';
import { newPapel } from './papel.ts';
import { line } from './text.ts';
import { reais } from './written.ts';

/** Texts that must come out of a paper unbroken. */
const inteiros: Readonly<Record<string, readonly string[]>> = {
  boleto: ['529.982.247-25', '12.ABC.345/01DE-35', '76543210000000042', '10/12/2026', '85811-000'],
  'boleto com PIX': ['529.982.247-25', '12.ABC.345/01DE-35', '76543210000000042', '85811-000'],
  'boleto vencido': ['529.982.247-25', '12.ABC.345/01DE-35', '10/11/2026', '8,72', '10,32', '85811-000'],
  'declaração de Imposto de Renda': ['12.ABC.345/01DE-35', '2025000042', 'K7QD-2M9X-4TRA.'],
  'aviso de inadimplência': ['0000001201', '10/09/2026', '111.444.777-35', '20/10/2026'],
  'relatório de comissão': ['05/11/2026', '10/2026'],
  'comprovante de cartão': ['0000001201', '400037', '21/11/2026'],
  'comprovante de lote TISS': ['431', '21/11/2026'],
  'negativa por escrito': ['600123,', '05/11/2026', '10/11/2026', '11.222.333/0001-81', '0000001200'],
  'resposta da reanálise': ['600123,', '12/11/2026', '10/11/2026', '11.222.333/0001-81', '0000001200'],
  'recibo de saída': ['99999920261110000001', '10/11/2026'],
  'comprovante de saída': ['99999920261110000001', '0000001201', '10/12/2026'],
  demonstrativo: ['40304361', '11.444.777/0001-61', '10/11/2026'],
};

/** Papers without any amount: their reader is told of no money. */
const semQuantias: ReadonlySet<string> = new Set([
  'negativa por escrito',
  'recibo de saída',
  'resposta da reanálise',
]);

const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(/[\s\u00A0]+/)));

const esperados = (kind: string, { cents, cep }: Dados): string[] => {
  // The receipt of a lot only has two amounts, and the minus of one before its R$.
  const shown = kind === 'comprovante de lote TISS' ? cents.slice(1, 2) : cents;
  return [
    ...(inteiros[kind] ?? []).filter((whole) => cep !== '' || whole !== '85811-000'),
    ...(semQuantias.has(kind) ? [] : shown.map(reais)),
  ];
};

describe.each(Object.keys(papeis))('%s (PAP-11)', (kind) => {
  it.each(Object.keys(casos))(
    'holds %s: inside its margins, nothing over another, nothing cut or parted',
    async (caso) => {
      const dados = casos[caso]!;
      const { bytes, senha } = await papeis[kind]!(dados);
      const paginas = await paginasDe(bytes, senha);
      expect(paginas.flatMap(faltasDaPagina)).toEqual([]);
      const found = paginas.flatMap(({ trechos }) => trechos.map(({ texto }) => texto));
      const [byReader, byTool] = [wordsOf(found), wordsOf([pdfText(bytes, senha)])];
      for (const whole of esperados(kind, dados)) {
        expect(byReader).toContain(whole);
        expect(byTool).toContain(whole);
      }
      if (dados.nome.includes('’')) expect(found.join('')).toContain('D’Ávila');
    },
  );
});

describe('a planted fault is found', () => {
  const faltasDe = async (...lines: readonly { text: string; x: number; y: number; width?: number }[]) => {
    const papel = newPapel({ title: 'Papel', criadoEm: '2026-11-27' });
    papel.within('P', () => {
      for (const { text, ...place } of lines) line(papel, text, { width: 90, ...place }, { size: 10 });
    });
    const faltas = (await paginasDe(await papel.bytes())).flatMap(faltasDaPagina);
    return faltas.map((falta) => falta.split(':')[0]);
  };

  it.each([
    [
      'nothing',
      [
        { text: 'Um', x: 50, y: 50 },
        { text: 'Outro', x: 50, y: 64 },
      ],
      [],
    ],
    ['text out of the left margin', [{ text: 'Um', x: 20, y: 50 }], ['fora da margem']],
    [
      'text out of the right margin',
      [{ text: 'Um nome comprido', x: 500, y: 50, width: 200 }],
      ['fora da margem'],
    ],
    ['text out of the foot', [{ text: 'Um', x: 50, y: 826 }], ['fora da margem']],
    [
      'text over text',
      [
        { text: 'Um', x: 50, y: 50 },
        { text: 'Outro', x: 55, y: 54 },
      ],
      ['um sobre o outro'],
    ],
    [
      'a name that was cut',
      [{ text: 'Um nome comprido de mais para o seu lugar', x: 50, y: 50 }],
      ['cortado'],
    ],
  ])('%s', async (_, lines, faltas) => {
    expect(await faltasDe(...lines)).toEqual(faltas);
  });
});
