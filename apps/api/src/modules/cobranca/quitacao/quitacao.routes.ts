import * as contract from '@vidas/api-client/cobranca/quitacao/quitacao.contract.ts';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { exigeCliente } from '../../../http/acesso/clientesDoVendedor.sql.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { allow, avisoDeEnvio } from '../boleto/boleto.routes.ts';
import type { EmailSender } from '../envio.ts';
import { anoPassado } from '../declaracoes-do-ano/anoPassado.ts';
import { envioDoAnoRoutes } from '../papeis-do-ano/envioDoAno.routes.ts';
import type { EspecieDoAno } from '../papeis-do-ano/papelDoAno.ts';
import { presentQuitacao, presentQuitacaoDoAno } from './quitacao.present.ts';
import { findQuitacoes, type QuitacaoRow, selectQuitacoesDoAno } from './quitacao.sql.ts';
import { quitacaoPorEmail } from './quitacaoPorEmail.ts';

/** Calls about annual discharges, of one payer and of a whole year (COB-33). */
export const quitacaoRoutes = (
  app: FastifyInstance,
  deps: Deps,
  { send, especie }: { send: EmailSender; especie: EspecieDoAno },
): void => {
  const { db, clock } = deps;
  const { codigoDe, renderProtegida, mail } = quitacaoPorEmail(deps, send);
  const hoje = () => operatorDay(clock());

  const one = async ({ matricula, ano }: { matricula: string; ano: string }): Promise<QuitacaoRow> => {
    const rows = await findQuitacoes(db, matricula, hoje());
    const row = rows.find(({ ano_base }) => ano_base === anoPassado(ano, hoje()));
    if (!row) throw new Failure(404, `Não há fatura desta matrícula com vencimento em ${ano}.`);
    return row;
  };

  serve(app, contract.listarQuitacoes, { allow }, async ({ input: { body }, session }) => {
    await exigeCliente(db, session, allow, { matricula: body.matricula, type: 'I' });
    const rows = await findQuitacoes(db, body.matricula, hoje());
    return rows.map((row) => presentQuitacao(row, codigoDe(row)));
  });

  serve(app, contract.quitacaoPdf, { allow }, async ({ input: { body }, session }) => {
    await exigeCliente(db, session, allow, { matricula: body.matricula, type: 'I' });
    await exigeImplantada(db, contract.quitacaoPdf);
    const papel = await renderProtegida(await one(body));
    return { data: Buffer.from(papel).toString('base64') };
  });

  serve(app, contract.enviaQuitacao, { allow }, async ({ input: { body }, session }) => {
    await exigeCliente(db, session, allow, { matricula: body.matricula, type: 'I' });
    await exigeImplantada(db, contract.enviaQuitacao);
    const { email, reenviar = false } = body;
    const saida = await mail(await one(body), { email, login: session.login, reenviar });
    return avisoDeEnvio(saida, 'Quitação enviada com sucesso!');
  });

  serve(app, contract.getQuitacoesDoAno, { allow: ['cobranca'] }, async ({ input: { params } }) =>
    inPortions(db, selectQuitacoesDoAno(anoPassado(params.ano, hoje())), presentQuitacaoDoAno),
  );

  envioDoAnoRoutes(app, deps, especie, {
    envio: contract.getEnvioDeQuitacoes,
    envia: contract.enviaQuitacoes,
    cancela: contract.cancelaEnvioDeQuitacoes,
  });
};
