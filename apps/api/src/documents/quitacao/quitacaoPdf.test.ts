import { expect, it } from 'vitest';
import { pdfText } from '../../test/pdfText.ts';
import { quitacaoDeTeste } from './quitacao.fixture.ts';
import { quitacaoPdf } from './quitacaoPdf.ts';

const textOf = async (...given: Parameters<typeof quitacaoDeTeste>): Promise<string> =>
  pdfText(await quitacaoPdf(quitacaoDeTeste(...given))).replaceAll(/\s+/gu, ' ');

it('discharges each invoice of the year, and says what the law asks for (PAP-7)', async () => {
  const text = await textOf(12);
  expect(text).toContain('Declaração de quitação anual de débitos - 2025');
  expect(text).toContain('Lei nº 12.007, de 29 de julho de 2009');
  expect(text).toContain('Conceição Inventada de Ávila, CPF 529.982.247-25, quitou todos os débitos');
  expect(text).toContain('Meses quitados: janeiro a dezembro de 2025.');
  expect(text).toContain('10/03/2025 mês 03 de 2025 789,42 09/03/2025');
  expect(text).toContain('10/04/2025 mês 04 de 2025 789,43 —');
  expect(text).toContain('Total quitado de 2025: R$ 9.473,46');
  expect(text).toContain(
    'substitui, para a comprovação do cumprimento das obrigações do consumidor, as quitações dos faturamentos mensais dos débitos de 2025 e dos anos anteriores.',
  );
  expect(text).toContain('Código de conferência: K7QD-2M9X-4TRA.');
  expect(text).not.toContain('nada foi faturado');
});

it('names the months of a year that was not whole, and discharges no earlier debt (PAP-7)', async () => {
  const text = await textOf(3, {
    meses: 'março a maio',
    isAnoInteiro: false,
    temDebitoAnterior: true,
  });
  expect(text).toContain('Meses quitados: março a maio de 2025. Nos outros meses do ano nada foi faturado.');
  expect(text).toContain('débitos de 2025. Não alcança o que ainda está em aberto de anos anteriores.');
  expect(text).not.toContain('e dos anos anteriores.');
});

it('goes on over pages with the columns named again (PAP-1)', async () => {
  const text = await textOf(60);
  expect(text).toContain('Faturas quitadas (continuação)');
  expect(text).toMatch(/página 2 de \d/u);
  expect(text).toContain('Quitação nº 20250000001200 · Conceição Inventada de Ávila');
});
