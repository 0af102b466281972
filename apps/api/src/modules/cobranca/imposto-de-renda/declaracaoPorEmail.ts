import type { Deps } from '../../../deps.ts';
import { declaracaoIrPdf } from '../../../documents/declaracao/declaracaoIrPdf.ts';
import { Failure } from '../../../http/failure.ts';
import type { EmailSender, Saida } from '../envio.ts';
import { senhaDoPapel } from '../senha.rules.ts';
import { declaracaoDocumento } from './impostoDeRenda.present.ts';
import { type DeclaracaoRow, findPagos } from './impostoDeRenda.sql.ts';

export const semCpf =
  'O titular está sem CPF no cadastro, e sem ele a declaração não pode ser protegida para sair.';

/** The name of a declaration among the papers that are sent. */
export const chaveDaDeclaracao = (id: string): string => `declaracao:${id}`;

/** What opens the file that leaves, by e-mail or to be kept (COB-9). Throws Failure 422 for a holder without CPF. */
const senhaDe = ({ cpf }: DeclaracaoRow): string => {
  if (cpf !== null) return senhaDoPapel(cpf);
  throw new Failure(422, semCpf);
};

/** The paper of a declaration, and its sending by e-mail, locked, once to each address (COB-11). Both throw Failure with the reason. */
export const declaracaoPorEmail = ({ db, config }: Pick<Deps, 'db' | 'config'>, send: EmailSender) => {
  const render = async (row: DeclaracaoRow, senha?: string): Promise<Uint8Array> =>
    declaracaoIrPdf(
      declaracaoDocumento(row, await findPagos(db, row.matricula, row.ano_base), config),
      senha,
    );

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
  };

  return {
    render,
    /** As it leaves. */
    renderProtegida: async (row: DeclaracaoRow): Promise<Uint8Array> => render(row, senhaDe(row)),
    mail,
  };
};
