import { expect, it } from 'vitest';
import { pdfText } from '../../test/pdfText.ts';
import { type LinhaDoRelatorio, relatorioComissaoPdf } from './relatorioComissaoPdf.ts';

const linha = (index: number, given: Partial<LinhaDoRelatorio> = {}): LinhaDoRelatorio => ({
  codigoVendedor: String(600 + index),
  nomeVendedor: `Vendedora ${index}`,
  vendasComissionadas: 3,
  comissaoValor: 123_456,
  vendasEstornadas: 1,
  valorEstornado: 6_000,
  saldoAnterior: -1_000,
  pago: 116_456,
  aTransportar: 0,
  ...given,
});

const relatorio = {
  operadora: 'Operadora Exemplo',
  competencia: '2026-10',
  fechadoEm: '2026-11-05',
  pagoEm: '2026-11-15',
  emitidoEm: '2026-11-21',
  emitidoPor: 'Otávio Magalhães Freitas',
};
const vendas = { comissionadas: 6, estornadas: 2 };
const textOf = async (given: object, linhas: readonly LinhaDoRelatorio[]) =>
  pdfText(await relatorioComissaoPdf({ ...relatorio, vendas, ...given, linhas })).replaceAll(/ +/g, ' ');

it('says month, days, who issued it, each seller and the totals (VEN-10)', async () => {
  const owing = linha(2, { nomeVendedor: 'Conceição Pão', pago: 0, aTransportar: -2_550, saldoAnterior: 0 });
  const text = await textOf({}, [linha(1), owing]);
  for (const words of [
    'Operadora Exemplo',
    'Competência 10/2026',
    'Fechada em 05/11/2026',
    'Pagamento 15/11/2026',
    'Emissão 21/11/2026',
    'Emitido por Otávio Magalhães Freitas',
    'Total pago R$ 1.164,56',
    '601 Vendedora 1 3 1.234,56 1 60,00 −10,00 1.164,56 0,00',
    '602 Conceição Pão 3 1.234,56 1 60,00 0,00 0,00 −25,50',
    'Total 6 2.469,12 2 120,00 −10,00 1.164,56 −25,50',
    'página 1 de 1',
  ])
    expect(text).toContain(words);
});

it('begins every page with its header and says how many there are', async () => {
  const text = await textOf(
    { pagoEm: null },
    Array.from({ length: 150 }, (_, index) => linha(index)),
  );
  const pages = text.split('\f').filter((page) => page.trim() !== '');
  expect(pages).toHaveLength(6);
  pages.forEach((page, index) => {
    expect(page).toContain('Código Vendedor');
    expect(page).toContain(`página ${index + 1} de 6`);
  });
  expect(text).toContain('Pagamento ainda não pago');
  expect(pages.join('').match(/Vendedora \d+ 3 /g)).toHaveLength(150);
});

it('VEN-44: says to be paid until the month is paid', async () => {
  const text = await textOf({ pagoEm: null }, [linha(1)]);
  expect(text).toContain('Total a pagar R$ 1.164,56');
  expect(text).toContain('A pagar');
  expect(text).not.toMatch(/Total pago|Pago \(R\$\)/);
});

it('VEN-44: counts a shared sale once in the total, and says so', async () => {
  const text = await textOf({ vendas: { comissionadas: 4, estornadas: 1 } }, [linha(1), linha(2)]);
  expect(text).toContain('Total 4 2.469,12 1');
  expect(text).toContain('uma venda dividida entre vendedores conta uma vez');
  expect(await textOf({}, [linha(1), linha(2)])).not.toContain('conta uma vez');
});
