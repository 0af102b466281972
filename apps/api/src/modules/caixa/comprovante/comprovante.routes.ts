import { writeDay } from '@vidas/api-client/words/day.ts';
import * as contract from '@vidas/api-client/caixa/comprovante/comprovante.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import {
  type ComprovanteCartao,
  comprovanteCartaoPdf,
  comprovanteEmPalavras,
} from '../../../documents/cartao/comprovanteCartaoPdf.ts';
import { emReais, reais } from '../../../documents/pdf/written.ts';
import { serialOf } from '../../../db/serial.ts';
import { operadoraDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { mensagemDaCarta } from '../../../mail/carta.ts';
import { formaEmPalavras } from '../../cadastro/forma-de-papel/formaDoPapel.present.ts';
import { avisoDeEnvio } from '../../cobranca/boleto/boleto.routes.ts';
import { emailSender } from '../../cobranca/envio.ts';
import { senhaDoPapel } from '../../cobranca/senha.rules.ts';
import { presentRealizado } from '../caixa.present.ts';
import { chaveDoComprovante, findDestinatario, findVenda } from './comprovante.sql.ts';

const allow = ['caixa'] as const;

/** The receipt of a card sale, on paper and by e-mail, once to each address (CXA-18). */
export const comprovanteRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config } = deps;
  const send = emailSender(deps);

  /** Throws Failure 404 for a sale that is not there any more. */
  const documentoDe = async (id: number): Promise<ComprovanteCartao> => {
    const row = await findVenda(db, id);
    if (!row) throw new Failure(404, 'Pagamento com cartão não encontrado.');
    const { nome, documento } = operadoraDe(config);
    const venda = presentRealizado(row);
    const { cartaoTransacao, cartaoQtdParcela } = venda;
    return {
      numero: venda.cartaoId,
      operadora: { nome, documento },
      vendidaEm: venda.cartaoDataVenda,
      nome: row.nome,
      matricula: venda.codSau,
      autorizacao: venda.cartaoCodigoAutorizacao,
      bandeira: venda.bandeiraNome,
      emitente: venda.cartaoEmitente,
      como:
        cartaoTransacao === 'débito'
          ? 'débito'
          : `crédito em ${cartaoQtdParcela}X de R$ ${reais(venda.cartaoValorParcela)}`,
      faturas: venda.fatura.map(({ codigoFatura, descricao, dataVencimento, valor }) => ({
        numero: codigoFatura,
        descricao,
        vencimento: dataVencimento,
        valorCents: valor,
      })),
      descontoCents: venda.cartaoDesconto,
      totalCents: venda.cartaoValorTotal,
      por: venda.lancadoPor,
    };
  };

  serve(app, contract.getComprovanteCartao, { allow }, async ({ input: { params } }) => {
    const id = serialOf(params.id) ?? 0;
    const documento = await documentoDe(id);
    const destinatario = await findDestinatario(db, id);
    const { nome, email, enviado_em, enviado_para, forma_pedida } = destinatario;
    const pdf = await comprovanteCartaoPdf(documento, { letraGrande: forma_pedida === 'LETRA_GRANDE' });
    return {
      nome,
      email,
      enviadoEm: enviado_em,
      enviadoPara: enviado_para,
      ...formaEmPalavras(destinatario),
      data: Buffer.from(pdf).toString('base64'),
    };
  });

  serve(app, contract.enviaComprovanteCartao, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, contract.enviaComprovanteCartao);
    const id = serialOf(body.cartaoId) ?? 0;
    const documento = await documentoDe(id);
    const { nome, cpf, email, forma_pedida: forma } = await findDestinatario(db, id);
    if (cpf === null)
      throw new Failure(
        422,
        'O titular está sem CPF no cadastro, e sem ele o comprovante não pode ser protegido para ir por e-mail.',
      );
    const saida = await send({
      chave: chaveDoComprovante(id),
      email: body.email,
      emailDoCadastro: email,
      login: session.login,
      reenviar: body.reenviar ?? false,
      forma,
      message: async () =>
        mensagemDaCarta(
          {
            assunto: `Comprovante de pagamento de ${writeDay(documento.vendidaEm)}`,
            nome,
            abertura: 'Recebemos o seu pagamento com cartão.',
            pares: [
              ['Valor', emReais(documento.totalCents)],
              ['Data', writeDay(documento.vendidaEm)],
              ['Cartão', `${documento.bandeira}, ${documento.como}`],
              ['Autorização', documento.autorizacao],
            ],
            paragrafos: [],
            doAnexo: [
              'O comprovante vai em anexo. O arquivo pede os 5 primeiros dígitos do CPF do titular, para que não se abra por engano.',
            ],
            emPalavras: comprovanteEmPalavras(documento),
            anexo: {
              filename: `comprovante-${documento.vendidaEm}.pdf`,
              contentType: 'application/pdf',
              content: await comprovanteCartaoPdf(documento, {
                senha: senhaDoPapel(cpf),
                letraGrande: forma === 'LETRA_GRANDE',
              }),
            },
          },
          config,
          forma ?? undefined,
        ),
    });
    return avisoDeEnvio(saida, 'Comprovante enviado com sucesso!');
  });
};
