import * as contract from '@vidas/api-client/cobranca/imposto-de-renda';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { declaracaoIrPdf } from '../../../documents/declaracao/declaracaoIrPdf.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { allow, avisoDeEnvio } from '../boleto/boleto.routes.ts';
import type { EmailSender } from '../envio.ts';
import { senhaDoPapel } from '../senha.rules.ts';
import { declaracaoDocumento, presentDeclaracao } from './impostoDeRenda.present.ts';
import { type DeclaracaoRow, findDeclaracoes, findPagos } from './impostoDeRenda.sql.ts';

const naoEncontradas = 'Declarações de Imposto de Renda não encontradas!';

/** The calls about income-tax declarations. */
export const impostoDeRendaRoutes = (
  app: FastifyInstance,
  { db, config, clock }: Deps,
  send: EmailSender,
): void => {
  const render = async (row: DeclaracaoRow, senha?: string): Promise<Uint8Array> =>
    declaracaoIrPdf(
      declaracaoDocumento(row, await findPagos(db, row.matricula, row.ano_base), config),
      senha,
    );

  /** What opens the file that goes by e-mail (COB-9). Throws Failure 422 for a holder without CPF. */
  const senhaDe = ({ cpf }: DeclaracaoRow): string => {
    if (cpf !== null) return senhaDoPapel(cpf);
    throw new Failure(
      422,
      'O titular está sem CPF no cadastro, e sem ele a declaração não pode ser protegida para ir por e-mail.',
    );
  };

  const declaracoesDe = (matricula: string, hoje = operatorDay(clock())) =>
    findDeclaracoes(db, matricula, hoje);

  /** The declaration of an id: also of year and matrícula, whatever its row is called (COB-13). */
  const one = async (matricula: string, id: string): Promise<DeclaracaoRow> => {
    const row = (await declaracoesDe(matricula)).find(
      (each) => each.id === id || `${each.ano_base}${each.matricula}` === id,
    );
    if (!row) throw new Failure(404, naoEncontradas);
    return row;
  };

  /** The declaration whose bytes of today or yesterday a client sends back; a file that we did not make is never sent (COB-14). */
  const ofFile = async (matricula: string, arquivo: string): Promise<DeclaracaoRow> => {
    const given = Buffer.from(arquivo, 'base64');
    const ontem = operatorDay(new Date(clock().getTime() - 86_400_000));
    for (const hoje of [operatorDay(clock()), ontem])
      for (const row of await declaracoesDe(matricula, hoje))
        if (Buffer.compare(given, await render(row)) === 0) return row;
    throw new Failure(422, 'O arquivo não é uma declaração desta matrícula.');
  };

  serve(app, contract.listarDeclaracoes, { allow }, async ({ input: { body } }) => {
    const rows = await declaracoesDe(body.matricula);
    const isFound = rows.length > 0;
    return {
      status: isFound,
      message: isFound ? 'Dados obtidos com sucesso!' : naoEncontradas,
      tipoDeclaracoes: isFound ? [{ declaracoes: rows.map(presentDeclaracao) }] : [],
    };
  });

  serve(app, contract.declaracaoPdf, { allow }, async ({ input: { body } }) => {
    await exigeImplantada(db, contract.declaracaoPdf);
    return {
      data: Buffer.from(await render(await one(body.matricula, body.idDeclaracao))).toString('base64'),
    };
  });

  serve(app, contract.enviaImpostoRenda, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, contract.enviaImpostoRenda);
    const { matricula, email, arquivo, idDeclaracao, reenviar = false } = body;
    if (idDeclaracao === undefined && arquivo === undefined)
      throw new Failure(422, 'Escolha a declaração que será enviada.');
    const row =
      idDeclaracao === undefined
        ? await ofFile(matricula, arquivo ?? '')
        : await one(matricula, idDeclaracao);
    const senha = senhaDe(row);
    const saida = await send({
      chave: `declaracao:${row.id}`,
      email,
      emailDoCadastro: row.email,
      login: session.login,
      reenviar,
      message: async () => ({
        subject: `Declaração de Imposto de Renda ${row.ano_base} - ${config.operatorName}`,
        text: `Olá.\n\nSegue em anexo a declaração de pagamentos do ano-base ${row.ano_base} para o Imposto de Renda. Para abrir o arquivo, digite os 5 primeiros dígitos do CPF do titular.\n\n${config.operatorName}\n`,
        attachments: [
          {
            filename: `declaracao-ir-${row.ano_base}.pdf`,
            contentType: 'application/pdf',
            content: await render(row, senha),
          },
        ],
      }),
    });
    return avisoDeEnvio(saida, 'Declaração enviada com sucesso!');
  });
};
