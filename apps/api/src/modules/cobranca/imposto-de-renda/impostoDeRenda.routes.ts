import * as contract from '@vidas/api-client/cobranca/imposto-de-renda/impostoDeRenda.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { exigeCliente } from '../../../http/acesso/clientesDoVendedor.sql.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { allow, avisoDeEnvio } from '../boleto/boleto.routes.ts';
import type { EmailSender } from '../envio.ts';
import { codigosDeConferencia } from './codigoDaDeclaracao.ts';
import { declaracaoPorEmail } from './declaracaoPorEmail.ts';
import { presentDeclaracao } from './impostoDeRenda.present.ts';
import { type DeclaracaoRow, findDeclaracoes } from './impostoDeRenda.sql.ts';

const naoEncontradas = 'Declarações de Imposto de Renda não encontradas!';

/** The calls about income-tax declarations. */
export const impostoDeRendaRoutes = (app: FastifyInstance, deps: Deps, send: EmailSender): void => {
  const { db, clock, secrets } = deps;
  const codigoDe = codigosDeConferencia(secrets.identityKey);
  const { render, renderProtegida, mail } = declaracaoPorEmail(deps, send);

  const declaracoesDe = (matricula: string, hoje = operatorDay(clock())) =>
    findDeclaracoes(db, matricula, hoje);

  /** Declaration of an id: the row's own, or year and matrícula (COB-13). */
  const one = async (matricula: string, id: string): Promise<DeclaracaoRow> => {
    const row = (await declaracoesDe(matricula)).find(
      (each) => each.id === id || `${each.ano_base}${each.matricula}` === id,
    );
    if (!row) throw new Failure(404, naoEncontradas);
    return row;
  };

  /**
   * Declaration whose bytes of today or yesterday a client returns; a file that we did not make is never sent
   * (COB-14).
   */
  const ofFile = async (matricula: string, arquivo: string): Promise<DeclaracaoRow> => {
    const given = Buffer.from(arquivo, 'base64');
    const ontem = operatorDay(new Date(clock().getTime() - 86_400_000));
    for (const hoje of [operatorDay(clock()), ontem])
      for (const row of await declaracoesDe(matricula, hoje))
        if (Buffer.compare(given, await render(row)) === 0) return row;
    throw new Failure(422, 'O arquivo não é uma declaração desta matrícula.');
  };

  serve(app, contract.listarDeclaracoes, { allow }, async ({ input: { body }, session }) => {
    await exigeCliente(db, session, allow, { matricula: body.matricula, type: 'I' });
    const rows = await declaracoesDe(body.matricula);
    const isFound = rows.length > 0;
    return {
      status: isFound,
      message: isFound ? 'Dados obtidos com sucesso!' : naoEncontradas,
      tipoDeclaracoes: isFound
        ? [{ declaracoes: rows.map((row) => presentDeclaracao(row, codigoDe(row))) }]
        : [],
    };
  });

  serve(app, contract.declaracaoPdf, { allow }, async ({ input: { body }, session }) => {
    await exigeCliente(db, session, allow, { matricula: body.matricula, type: 'I' });
    await exigeImplantada(db, contract.declaracaoPdf);
    const row = await one(body.matricula, body.idDeclaracao);
    const papel = await (body.protegida ? renderProtegida(row) : render(row));
    return { data: Buffer.from(papel).toString('base64') };
  });

  serve(app, contract.enviaImpostoRenda, { allow }, async ({ input: { body }, session }) => {
    await exigeCliente(db, session, allow, { matricula: body.matricula, type: 'I' });
    await exigeImplantada(db, contract.enviaImpostoRenda);
    const { matricula, email, arquivo, idDeclaracao, reenviar = false } = body;
    if (idDeclaracao === undefined && arquivo === undefined)
      throw new Failure(422, 'Escolha a declaração que será enviada.');
    const row =
      idDeclaracao === undefined
        ? await ofFile(matricula, arquivo ?? '')
        : await one(matricula, idDeclaracao);
    const saida = await mail(row, { email, login: session.login, reenviar });
    return avisoDeEnvio(saida, 'Declaração enviada com sucesso!');
  });
};
