import { type ConteudoDoAviso, totalDoAviso } from '@vidas/api-client/cobranca/aviso/conteudo.rules.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { documento, reais } from '../../../documents/pdf/written.ts';

const semDado = '(sem dado)';

/**
 * Text of a notice by message with the whole debt of an ISO day, as short as the law lets it be (RN ANS 593/2023, arts. 9 and 10). One
 * fee is a notice of delay and threatens nothing.
 */
export const textoDaMensagem = (conteudo: ConteudoDoAviso, dia: string): string => {
  const { operadora, pessoas, plano, mensalidades } = conteudo;
  const isUma = mensalidades.length === 1;
  const quem = pessoas.map(({ nome, cpf }) => `${nome} CPF ${cpf === null ? semDado : documento(cpf)}`);
  const fees = mensalidades.map(
    ({ vencimento, dias, atualizadoCents }) =>
      `${writeDay(vencimento)} ${counted(dias, 'dia', 'dias')} R$ ${reais(atualizadoCents)}`,
  );
  return [
    `${isUma ? 'Aviso de atraso' : 'Aviso de inadimplência'}: ${operadora?.nome ?? semDado}, ANS ${operadora?.registroAns ?? semDado}, ${operadora?.endereco ?? semDado}, tel. ${operadora?.telefone || semDado}.`,
    `${quem.join(', ')}.`,
    `Plano ${plano.nome} ${plano.numero}, ANS ${plano.registro}.`,
    `Em atraso: ${fees.join(', ')}.`,
    `Total em ${writeDay(dia)}: R$ ${reais(totalDoAviso(conteudo))}.`,
    'Pague em dez dias a partir do recebimento: peça boleto ou PIX nesse telefone.',
    isUma
      ? 'Duas mensalidades sem pagamento podem encerrar o plano.'
      : 'Depois o plano pode ser encerrado (Lei 9.656/98).',
    'Se pagou ou discorda, avise.',
  ].join(' ');
};
