import { expect, it } from 'vitest';
import { pdfText } from '../../test/pdfText.ts';
import { declaracaoIrPdf } from './declaracaoIrPdf.ts';
import { totalDaDeclaracao } from './dizeres.ts';
import type { DeclaracaoDocumento, PessoaDeclarada } from './types.ts';

const pessoa = (nome: string, relacao: string, first: number): PessoaDeclarada => ({
  nome,
  relacao,
  cpf: relacao === 'Titular' ? '52998224725' : null,
  mesesCents: Array.from({ length: 12 }, (_, month) => first + month),
});

const declaracao: DeclaracaoDocumento = {
  id: '2025000042',
  operadora: {
    nome: 'Operadora Inventada de Saúde S.A.',
    cnpj: '12ABC34501DE35',
    registroAns: '999999',
    endereco: 'Rua Inventada, 1 - Centro - 85810-000 Cascavel/PR',
    telefone: '(45) 3000-0000',
  },
  codigo: 'K7QD-2M9X-4TRA',
  anoBase: 2025,
  codigoContrato: '0000000100',
  geradaEm: '2026-02-20',
  titular: { nome: 'Conceição Inventada de Ávila', cpf: '52998224725' },
  pessoas: [
    pessoa('Conceição Inventada de Ávila', 'Titular', 25_000),
    ...Array.from({ length: 8 }, (_, n) => pessoa(`Dependente ${n + 1}`, 'Filho(a)', 10_000)),
  ],
};

it('prints each person, each month and totals that add up', async () => {
  const text = pdfText(await declaracaoIrPdf(declaracao));
  const names = declaracao.pessoas.map(({ nome }) => nome);
  expect(names.filter((nome) => !text.includes(nome))).toEqual([]);
  expect(text).toContain('250,11');
  expect(text).toContain('Rua Inventada, 1 - Centro - 85810-000 Cascavel/PR');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Código de conferência: K7QD-2M9X-4TRA. Quem recebe esta declaração pode confirmá-lo com a operadora, pelo telefone (45) 3000-0000.',
  );
  expect(totalDaDeclaracao(declaracao.pessoas)).toBe(12 * 25_000 + 66 + 8 * (12 * 10_000 + 66));
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Total pago em 2025: R$ 12.605,94');
  expect(text).toContain('página 2 de 2');
  expect(text).toContain('Declaração nº 2025000042 · Conceição Inventada de Ávila');
  expect(text).toMatch(
    /Janeiro \(R\$\) +Fevereiro \(R\$\) +Março \(R\$\) +Abril \(R\$\) +Maio \(R\$\) +Junho \(R\$\)\n+ +250,00 +250,01 +250,02 +250,03 +250,04 +250,05\n/,
  );
  expect(text).toMatch(
    /Julho \(R\$\) +Agosto \(R\$\) +Setembro \(R\$\) +Outubro \(R\$\) +Novembro \(R\$\) +Dezembro \(R\$\)\n+ +250,06 +250,07 +250,08 +250,09 +250,10 +250,11\n/,
  );
});

it('gives the same bytes for the same declaration', async () => {
  const [one, other] = await Promise.all([declaracaoIrPdf(declaracao), declaracaoIrPdf(declaracao)]);
  expect(Buffer.compare(one, other)).toBe(0);
});
