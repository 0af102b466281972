import * as contract from '@vidas/api-client/cobranca/boleto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { boletoPdf } from '../../../documents/boleto/boletoPdf.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { oneLine } from '../../../mail/oneLine.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoEscrito } from '../../../operatorMoment.ts';
import { documentoDe, presentBoleto } from './boleto.present.ts';
import { type BuscaBoleto, findBoleto, findBoletos, findDemonstrativo } from './boleto.sql.ts';
import type { EmailSender, Saida } from '../envio.ts';
import { prazosDeHoje } from '../prazos.ts';

/** Three modules have the screen (ACE-19). */
export const allow = ['cobranca', 'vendas', 'atendimento'] as const;

const naoEncontrado = 'Boleto não encontrado!';
const emDebito = 'Não há boleto: o que está em aberto vai por débito automático.';
const noStore = ['cache-control', 'no-store'] as const;

/** The message about a sending. */
export const avisoDeEnvio = (saida: Saida, sent: string) => ({
  status: true,
  message: saida.isRepetido ? `Já enviado para o mesmo e-mail em ${momentoEscrito(saida.enviadoEm)}.` : sent,
  isRepetido: saida.isRepetido,
  enviadoEm: saida.enviadoEm,
});

/** The calls about boletos. */
export const boletoRoutes = (app: FastifyInstance, { db, clock, config }: Deps, send: EmailSender): void => {
  const hoje = () => operatorDay(clock());
  const prazos = () => prazosDeHoje(db, config.cobranca);

  const find = async (busca: BuscaBoleto) =>
    (await findBoletos(db, busca)).map(presentBoleto(hoje(), await prazos()));
  const announce = async (busca: BuscaBoleto) => {
    const rows = await findBoletos(db, busca);
    if (rows.length === 0) return { status: 'true', message: naoEncontrado };
    const isOnlyDebito = rows.every(({ forma }) => forma === 'DEBITO_AUTOMATICO');
    return { status: 'false', message: isOnlyDebito ? emDebito : 'Dados obtidos com sucesso!' };
  };

  const paper = async (asked: { matricula: string; nossoNumero: string }) => {
    const row = await findBoleto(db, asked);
    if (!row) throw new Failure(404, naoEncontrado);
    const linhas = await findDemonstrativo(db, row.fatura);
    const { documento, senha } = documentoDe(row, linhas, { hoje: hoje(), config: await prazos() });
    return { titulo: row.titulo, render: () => boletoPdf(documento, { senha }) };
  };

  serve(app, contract.getGeraDadosBoleto, { allow }, async ({ input: { params }, setHeader }) => {
    setHeader(...noStore);
    return announce({ ...params, vencimento: params.dueDate });
  });

  serve(app, contract.getGeraDadosBoletoAbertos, { allow }, async ({ input: { params }, setHeader }) => {
    setHeader(...noStore);
    return announce(params);
  });

  serve(app, contract.getBoletoDados, { allow }, async ({ input: { params }, setHeader }) => {
    setHeader(...noStore);
    return find({ ...params, vencimento: params.date });
  });

  serve(app, contract.getBoletoDadosAbertos, { allow }, async ({ input: { params }, setHeader }) => {
    setHeader(...noStore);
    return find(params);
  });

  serve(app, contract.getGeraBoleto, { allow }, async ({ input: { params }, setHeader }) => {
    setHeader(...noStore);
    const { render } = await paper(params);
    return { data: [...(await render())] };
  });

  const mail = async (
    asked: { matricula: string; nossoNumero: string; email: string; name: string; reenviar?: boolean },
    login: string,
  ) => {
    const { titulo, render } = await paper(asked);
    const saida = await send({
      chave: `boleto:${titulo}`,
      email: asked.email,
      login,
      reenviar: asked.reenviar ?? false,
      message: async () => ({
        subject: `Boleto ${titulo} - ${config.operatorName}`,
        text: `Olá, ${oneLine(asked.name)}.\n\nSegue em anexo o seu boleto. Para abrir o arquivo, digite os 5 primeiros dígitos do CPF/CNPJ do pagador.\n\n${config.operatorName}\n`,
        attachments: [
          { filename: `boleto-${titulo}.pdf`, contentType: 'application/pdf', content: await render() },
        ],
      }),
    });
    return avisoDeEnvio(saida, 'Boleto enviado com sucesso!');
  };

  serve(app, contract.getEnviaBoleto, { allow }, async ({ input: { params }, session, setHeader }) => {
    setHeader(...noStore);
    return mail(params, session.login);
  });

  serve(app, contract.enviaBoleto, { allow }, async ({ input: { body }, session }) => {
    const { reenviar, ...asked } = body;
    return mail({ ...asked, ...(reenviar === undefined ? {} : { reenviar }) }, session.login);
  });
};
