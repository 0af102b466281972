import { inicioPorTelefone } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import {
  type Boleto,
  enviaBoleto,
  getBoletoDadosAbertos,
} from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import {
  emiteNovoBoleto,
  getNovoBoleto,
} from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.contract.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { porqueNaoSai } from '../boleto/BoletoActs.tsx';
import type { PagadorEscolhido } from './pagadorEscolhido.ts';

/** Thrown by the work for a payer that is left alone; the message is the reason. */
export class NadaAFazer extends Error {}

/** True for a late bill, and for a new boleto that replaces late ones. */
const isDevido = ({ situacao, registro }: Boleto): boolean =>
  situacao !== 'A VENCER' || registro === 'REGISTRADO';

/** Sends the late bills of a payer that the bank still takes, each once to the address of the register (COB-38). */
export const enviaDoPagador = async (http: Http, { type, matricula }: PagadorEscolhido): Promise<string> => {
  const boletos = await http.call(getBoletoDadosAbertos, { params: { type, matricula } });
  const devidos = boletos.filter(isDevido);
  const saem = devidos.filter((each) => porqueNaoSai(each) === null);
  const [first] = saem;
  if (!first) {
    const porque = devidos.map(porqueNaoSai).find((why) => why !== null);
    throw new NadaAFazer(porque ?? 'Não tem boleto vencido.');
  }
  const email = first.email?.trim() ?? '';
  if (email === '') throw new NadaAFazer('Não tem e-mail no cadastro.');
  if (first.formaPedida?.startsWith(inicioPorTelefone))
    throw new NadaAFazer('Pediu os papéis por telefone: fica em Papéis por telefone.');
  let novos = 0;
  for (const { nossoNumero, matricula: dono, nome } of saem) {
    const { isRepetido = false } = await http.call(enviaBoleto, {
      body: { matricula: dono, nossoNumero, name: nome, email },
    });
    if (!isRepetido) novos += 1;
  }
  const antes = saem.length - novos;
  return [
    novos > 0 && `${counted(novos, 'boleto enviado', 'boletos enviados')} a ${email}`,
    antes > 0 && `${counted(antes, 'já tinha sido enviado', 'já tinham sido enviados')}`,
  ]
    .filter(Boolean)
    .join('; ');
};

interface Pedido {
  /** Due day of the new boletos. */
  readonly dia: string;
  readonly hoje: string;
}

/** Makes one new boleto for all late invoices of a payer; leaves a payer alone who already has one (COB-39). */
export const emiteDoPagador = async (
  http: Http,
  { type, matricula }: PagadorEscolhido,
  { dia, hoje }: Pedido,
): Promise<string> => {
  const previa = await http.call(getNovoBoleto, { params: { type, matricula, date: dia } });
  const porque = previa.porque ?? previa.recusaDoDia;
  if (porque !== null) throw new NadaAFazer(porque);
  const vencidas = previa.faturas.filter(({ vencimento }) => vencimento < hoje);
  const podem = vencidas.filter(({ impede }) => impede === null);
  if (podem.length === 0) throw new NadaAFazer(vencidas[0]?.impede ?? 'Não tem fatura vencida.');
  const [novo] = new Set(podem.map(({ novoBoleto }) => novoBoleto));
  if (novo !== null && novo !== undefined && podem.every(({ novoBoleto }) => novoBoleto === novo))
    throw new NadaAFazer(`Já tem o novo boleto ${novo} de todas.`);
  const feito = await http.call(emiteNovoBoleto, {
    body: {
      type,
      matricula,
      vencimento: dia,
      faturas: podem.map(({ fatura }) => fatura),
      total: podem.reduce((sum, { total }) => sum + total, 0),
    },
  });
  return `${counted(podem.length, 'fatura', 'faturas')}, ${writeReais(feito.total)}, nosso número ${feito.nossoNumero}`;
};
