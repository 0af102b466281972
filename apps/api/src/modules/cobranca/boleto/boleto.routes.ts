import { writeDayTime } from '@vidas/api-client/words/day.ts';
import * as contract from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { exigeCliente, exigeClienteDosBoletos } from '../../../http/acesso/clientesDoVendedor.sql.ts';
import type { Session } from '../../../http/door.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { anunciaBoletos } from './anunciaBoletos.ts';
import { presentBoleto } from './boleto.present.ts';
import { type BuscaBoleto, findBoletos } from './boleto.sql.ts';
import { boletoPorEmail, type PedidoDeBoleto } from './boletoPorEmail.ts';
import type { EmailSender, Saida } from '../envio.ts';
import { prazosDeHoje } from '../prazos.ts';

/** Modules with the screen (ACE-19). */
export const allow = ['cobranca', 'vendas', 'atendimento'] as const;

const noStore = ['cache-control', 'no-store'] as const;

/** Message about a sending. */
export const avisoDeEnvio = (saida: Saida, sent: string) => ({
  status: true,
  message: saida.isRepetido ? `Já enviado para o mesmo e-mail em ${writeDayTime(saida.enviadoEm)}.` : sent,
  isRepetido: saida.isRepetido,
  enviadoEm: saida.enviadoEm,
});

/** The calls about boletos. */
export const boletoRoutes = (app: FastifyInstance, deps: Deps, send: EmailSender): void => {
  const { db, clock, config } = deps;
  const hoje = () => operatorDay(clock());
  const prazos = () => prazosDeHoje(db, config.cobranca);

  // These calls have no type: the bill tells its own payer.
  const exigeDono = async (session: Session, busca: { matricula: string; nossoNumero: string }) => {
    await exigeCliente(db, session, allow, { matricula: busca.matricula });
    await exigeClienteDosBoletos(db, session, allow, [busca.nossoNumero]);
  };

  const find = async (busca: BuscaBoleto) =>
    (await findBoletos(db, busca)).map(presentBoleto(hoje(), await prazos()));
  const { paper, mail: sendBoleto } = boletoPorEmail(deps, send);

  serve(app, contract.getGeraDadosBoleto, { allow }, async ({ input: { params }, session, setHeader }) => {
    setHeader(...noStore);
    await exigeCliente(db, session, allow, params);
    return anunciaBoletos(db, { ...params, vencimento: params.dueDate });
  });

  serve(
    app,
    contract.getGeraDadosBoletoAbertos,
    { allow },
    async ({ input: { params }, session, setHeader }) => {
      setHeader(...noStore);
      await exigeCliente(db, session, allow, params);
      return anunciaBoletos(db, params);
    },
  );

  serve(app, contract.getBoletoDados, { allow }, async ({ input: { params }, session, setHeader }) => {
    setHeader(...noStore);
    await exigeCliente(db, session, allow, params);
    return find({ ...params, vencimento: params.date });
  });

  serve(app, contract.getBoletoDadosAbertos, { allow }, async ({ input: { params }, session, setHeader }) => {
    setHeader(...noStore);
    await exigeCliente(db, session, allow, params);
    return find(params);
  });

  serve(app, contract.getGeraBoleto, { allow }, async ({ input: { params }, session, setHeader }) => {
    setHeader(...noStore);
    await exigeDono(session, params);
    const { render } = await paper(params);
    return { data: [...(await render())] };
  });

  const mail = async (request: PedidoDeBoleto, login: string) =>
    avisoDeEnvio(await sendBoleto(request, login), 'Boleto enviado com sucesso!');

  serve(app, contract.getEnviaBoleto, { allow }, async ({ input: { params }, session, setHeader }) => {
    setHeader(...noStore);
    await exigeDono(session, params);
    await exigeImplantada(db, contract.getEnviaBoleto);
    return mail(params, session.login);
  });

  serve(app, contract.enviaBoleto, { allow }, async ({ input: { body }, session }) => {
    await exigeDono(session, body);
    await exigeImplantada(db, contract.enviaBoleto);
    const { reenviar, ...request } = body;
    return mail({ ...request, ...(reenviar === undefined ? {} : { reenviar }) }, session.login);
  });
};
