import type { QuitacaoDocumento } from './quitacaoPdf.ts';

/** A discharge of an invented holder with that many invoices. */
export const quitacaoDeTeste = (
  faturas: number,
  given: Partial<QuitacaoDocumento> = {},
): QuitacaoDocumento => ({
  id: '20250000001200',
  codigo: 'K7QD-2M9X-4TRA',
  operadora: {
    nome: 'Operadora Inventada & Filhos',
    cnpj: '12ABC34501DE35',
    registroAns: '999999',
    endereco: 'Rua Inventada, 1 - Centro - 85810-000 Cascavel/PR',
    telefone: '(45) 3000-0000',
  },
  ano: 2025,
  codigoContrato: '00000012',
  geradaEm: '2026-05-04',
  titular: { nome: 'Conceição Inventada de Ávila', cpf: '52998224725' },
  meses: 'janeiro a dezembro',
  isAnoInteiro: true,
  temDebitoAnterior: false,
  faturas: Array.from({ length: faturas }, (_, n) => {
    const mes = String((n % 12) + 1).padStart(2, '0');
    return {
      vencimento: `2025-${mes}-10`,
      mes: `mês ${mes} de 2025`,
      valorCents: 78_940 + n,
      quitadaEm: n === 3 ? null : `2025-${mes}-09`,
    };
  }),
  ...given,
});
