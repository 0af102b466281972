import type { Deps } from '../../../deps.ts';
import { declaracaoIrPdf } from '../../../documents/declaracao/declaracaoIrPdf.ts';
import { declaracaoEmPalavras } from '../../../documents/declaracao/dizeres.ts';
import type { DeclaracaoDocumento } from '../../../documents/declaracao/types.ts';
import { emReais, nada } from '../../../documents/pdf/written.ts';
import { Failure } from '../../../http/failure.ts';
import { mensagemDaCarta } from '../../../mail/carta.ts';
import { fileWord } from '../../../mail/fileWord.ts';
import type { EmailSender, Saida } from '../envio.ts';
import { senhaDoPapel } from '../senha.rules.ts';
import { codigosDeConferencia } from './codigoDaDeclaracao.ts';
import { declaracaoDocumento } from './impostoDeRenda.present.ts';
import { type DeclaracaoRow, findPagos, findPlano } from './impostoDeRenda.sql.ts';

export const semCpf =
  'O titular está sem CPF no cadastro, e sem ele a declaração não pode ser protegida para sair.';

/** Key of a declaration among the sent papers. */
export const chaveDaDeclaracao = (id: string): string => `declaracao:${id}`;

/** Password of the file (COB-9). Throws Failure 422 for a holder without CPF. */
const senhaDe = ({ cpf }: DeclaracaoRow): string => {
  if (cpf !== null) return senhaDoPapel(cpf);
  throw new Failure(422, semCpf);
};

/**
 * Paper of a declaration, and its sending by e-mail, with password, once to each address (COB-11). Both throw
 * Failure with the reason.
 */
export const declaracaoPorEmail = (
  { db, config, secrets }: Pick<Deps, 'db' | 'config' | 'secrets'>,
  send: EmailSender,
) => {
  const codigoDe = codigosDeConferencia(secrets.identityKey);
  const documentoDe = async (row: DeclaracaoRow) =>
    declaracaoDocumento(row, await findPagos(db, row.matricula, row.ano_base), config, codigoDe(row));
  const pdfDe = (row: DeclaracaoRow, documento: DeclaracaoDocumento, senha?: string) =>
    declaracaoIrPdf(documento, { senha, letraGrande: row.forma_pedida === 'LETRA_GRANDE' });
  const render = async (row: DeclaracaoRow, senha?: string): Promise<Uint8Array> =>
    pdfDe(row, await documentoDe(row), senha);

  const mail = async (
    row: DeclaracaoRow,
    { email, login, reenviar }: { email: string; login: string; reenviar: boolean },
  ): Promise<Saida> => {
    const senha = senhaDe(row);
    return send({
      chave: chaveDaDeclaracao(row.id),
      email,
      emailDoCadastro: row.email,
      login,
      reenviar,
      valorCents: row.total_cents,
      forma: row.forma_pedida,
      message: async () => {
        const plano = await findPlano(db, row.matricula);
        const documento = await documentoDe(row);
        return mensagemDaCarta(
          {
            assunto: `Declaração de Imposto de Renda ${row.ano_base}`,
            nome: row.nome,
            abertura: `Esta é a declaração do que se pagou pelo plano de saúde em ${row.ano_base}, para o Imposto de Renda.`,
            pares: [
              ['Total pago no ano', emReais(row.total_cents)],
              ['Ano-base', String(row.ano_base)],
              ['Plano', plano ?? nada],
            ],
            paragrafos: [],
            doAnexo: [
              'O que cada pessoa pagou, mês a mês, está no arquivo em anexo. Ele pede os 5 primeiros dígitos do CPF do titular, para que não se abra por engano.',
            ],
            emPalavras: declaracaoEmPalavras(documento),
            anexo: {
              filename: `declaracao-ir-${row.ano_base}${plano === undefined ? '' : `-${fileWord(plano)}`}.pdf`,
              contentType: 'application/pdf',
              content: await pdfDe(row, documento, senha),
            },
          },
          config,
          row.forma_pedida ?? undefined,
        );
      },
    });
  };

  return {
    render,
    /** Paper with its password. */
    renderProtegida: async (row: DeclaracaoRow): Promise<Uint8Array> => render(row, senhaDe(row)),
    mail,
  };
};
