import type { Deps } from '../../../deps.ts';
import { emReais, nada } from '../../../documents/pdf/written.ts';
import {
  type QuitacaoDocumento,
  quitacaoEmPalavras,
  quitacaoPdf,
} from '../../../documents/quitacao/quitacaoPdf.ts';
import { Failure } from '../../../http/failure.ts';
import { mensagemDaCarta } from '../../../mail/carta.ts';
import { fileWord } from '../../../mail/fileWord.ts';
import { operatorDay } from '../../../operatorDay.ts';
import type { EmailSender, Saida } from '../envio.ts';
import { codigosDeConferencia } from '../imposto-de-renda/codigoDaDeclaracao.ts';
import { semCpf } from '../imposto-de-renda/declaracaoPorEmail.ts';
import { findPlano } from '../imposto-de-renda/impostoDeRenda.sql.ts';
import { senhaDoPapel } from '../senha.rules.ts';
import { mesesEscritos } from './meses.rules.ts';
import { porqueNaoQuita, quitacaoDocumento } from './quitacao.present.ts';
import { findFaturasDoAno, type QuitacaoRow } from './quitacao.sql.ts';

/** Key of a discharge among the sent papers. */
export const chaveDaQuitacao = (id: string): string => `quitacao:${id}`;

/**
 * Paper of a discharge, and its sending by e-mail, once to each address (COB-33). All throw Failure with the
 * reason.
 */
export const quitacaoPorEmail = (
  { db, config, secrets, clock }: Pick<Deps, 'db' | 'config' | 'secrets' | 'clock'>,
  send: EmailSender,
) => {
  const codigoDe = codigosDeConferencia(secrets.identityKey, 'quitacao');

  /** The discharge and its file with password. */
  const fazDe = async (row: QuitacaoRow): Promise<{ documento: QuitacaoDocumento; pdf: Uint8Array }> => {
    const { cpf, matricula, ano_base: ano } = row;
    const motivo = porqueNaoQuita(row);
    if (motivo !== null) throw new Failure(422, motivo);
    if (cpf === null) throw new Failure(422, semCpf);
    const faturas = await findFaturasDoAno(db, matricula, ano);
    const dados = { config, codigo: codigoDe(row), hoje: operatorDay(clock()) };
    const documento = quitacaoDocumento(row, faturas, dados);
    const forma = { senha: senhaDoPapel(cpf), letraGrande: row.forma_pedida === 'LETRA_GRANDE' };
    return { documento, pdf: await quitacaoPdf(documento, forma) };
  };
  const renderProtegida = async (row: QuitacaoRow): Promise<Uint8Array> => (await fazDe(row)).pdf;

  const mail = async (
    row: QuitacaoRow,
    { email, login, reenviar }: { email: string; login: string; reenviar: boolean },
  ): Promise<Saida> => {
    const ano = row.ano_base;
    // Runs before the sending is recorded.
    const { documento, pdf: content } = await fazDe(row);
    return send({
      chave: chaveDaQuitacao(row.id),
      email,
      emailDoCadastro: row.email,
      login,
      reenviar,
      valorCents: row.total_cents,
      forma: row.forma_pedida,
      message: async () => {
        const plano = await findPlano(db, row.matricula);
        return mensagemDaCarta(
          {
            assunto: `Quitação anual de débitos ${ano}`,
            nome: row.nome,
            abertura: `Nada falta pagar do plano de saúde do que venceu em ${ano}. Esta é a declaração de quitação anual de débitos, da Lei 12.007/2009.`,
            pares: [
              ['Débitos quitados', emReais(row.total_cents)],
              ['Meses quitados', `${mesesEscritos(row.meses)} de ${ano}`],
              ['Plano', plano ?? nada],
            ],
            paragrafos: [
              `Ela substitui os comprovantes mensais de pagamento de ${ano}: guarde-a no lugar deles.`,
            ],
            doAnexo: [
              'As faturas estão uma a uma no arquivo em anexo, que pede os 5 primeiros dígitos do CPF do titular, para que não se abra por engano.',
            ],
            emPalavras: quitacaoEmPalavras(documento),
            anexo: {
              filename: `quitacao-anual-${ano}${plano === undefined ? '' : `-${fileWord(plano)}`}.pdf`,
              contentType: 'application/pdf',
              content,
            },
          },
          config,
          row.forma_pedida ?? undefined,
        );
      },
    });
  };

  return { codigoDe, renderProtegida, mail };
};
