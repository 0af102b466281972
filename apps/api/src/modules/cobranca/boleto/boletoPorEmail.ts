import type { Deps } from '../../../deps.ts';
import { boletoPdf } from '../../../documents/boleto/boletoPdf.ts';
import { Failure } from '../../../http/failure.ts';
import { mensagemDaCarta } from '../../../mail/carta.ts';
import { operatorDay } from '../../../operatorDay.ts';
import type { EmailSender, Saida } from '../envio.ts';
import { prazosDeHoje } from '../prazos.ts';
import { documentoDe, jaRecebido, mesesDe } from './boleto.present.ts';
import { findBoleto, findDemonstrativo } from './boleto.sql.ts';
import { cartaDoBoleto } from './cartaDoBoleto.ts';

export const naoEncontrado = 'Boleto não encontrado!';

/** A bill and its receiver by e-mail. */
export interface PedidoDeBoleto {
  matricula: string;
  nossoNumero: string;
  email: string;
  reenviar?: boolean;
}

/** Key of a bill among the sent papers. */
export const chaveDoBoleto = (titulo: string): string => `boleto:${titulo}`;

/**
 * Paper of a bill, and its sending by e-mail, once to each address (COB-11), with the payer's registered
 * name. Both throw Failure with the reason.
 */
export const boletoPorEmail = ({ db, clock, config }: Deps, send: EmailSender) => {
  const paper = async (asked: Pick<PedidoDeBoleto, 'matricula' | 'nossoNumero'>) => {
    const row = await findBoleto(db, asked);
    if (!row) throw new Failure(404, naoEncontrado);
    const linhas = await findDemonstrativo(db, row);
    const { documento, senha } = documentoDe(row, linhas, {
      hoje: operatorDay(clock()),
      config: await prazosDeHoje(db, config.cobranca),
      registroAns: config.ansRegistration,
    });
    const { titulo, nome, email } = row;
    const render = () => boletoPdf(documento, { senha, letraGrande: row.forma_pedida === 'LETRA_GRANDE' });
    return {
      titulo,
      nome,
      emailDoCadastro: email,
      forma: row.forma_pedida,
      render,
      message: async () =>
        mensagemDaCarta(
          cartaDoBoleto(
            {
              documento,
              meses: mesesDe(linhas),
              recebido: jaRecebido(row),
              aguarda: row.registro === 'AGUARDANDO',
              pdf: await render(),
            },
            config,
          ),
          config,
          row.forma_pedida ?? undefined,
        ),
    };
  };

  const mail = async (asked: PedidoDeBoleto, login: string): Promise<Saida> => {
    const { titulo, emailDoCadastro, forma, message } = await paper(asked);
    return send({
      chave: chaveDoBoleto(titulo),
      email: asked.email,
      emailDoCadastro,
      login,
      reenviar: asked.reenviar ?? false,
      forma,
      message,
    });
  };

  return { paper, mail };
};
