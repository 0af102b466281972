import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { chamado } from '../inadimplencia/chamado.rules.ts';

/** Debt of a payer on an ISO day, with the operator's name. */
interface Divida {
  isEmpresa: boolean;
  operadora: string;
  hoje: string;
  faturas: number;
  totalCents: number;
}

/**
 * Text that asks for the payment of one bill, with its line and the last day to pay; null for a bill that cannot be paid now. The
 * text threatens nothing and names the other debt, if any (COB-35).
 */
export const mensagemDoBoleto = (boleto: Boleto, divida: Divida): string | null => {
  const { linhaDigitavel, registro, substituidoPor } = boleto;
  if (linhaDigitavel === undefined || registro === 'AGUARDANDO' || substituidoPor !== undefined) return null;
  const { isEmpresa, operadora, hoje, faturas, totalCents } = divida;
  const venceu = boleto.situacao === 'VENCIDO';
  const valor = boleto.valorAtualizado ?? boleto['valor boleto'];
  const vencimento = writeDay(boleto['data vencimento']);
  const quando = venceu
    ? `Venceu em ${vencimento}; com multa e juros são R$ ${reais(valor)}, e este valor vale só hoje, ${writeDay(hoje)}.`
    : `São R$ ${reais(valor)}, com vencimento em ${vencimento}.`;
  const parte =
    valor < totalCents && faturas > 1
      ? ` Ao todo estão em aberto ${counted(faturas, 'fatura', 'faturas')}, hoje R$ ${reais(totalCents)}.`
      : '';
  return `${chamado(boleto.nome, { isEmpresa })}, segue o boleto do plano ${operadora}. ${quando}${parte} Linha digitável: ${linhaDigitavel.replace(/\D/g, '')} . Se já pagou, desconsidere.`;
};
