import { type Trx } from '../../../db/tx.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { leBrCode } from '../../../documents/pix/brCode.rules.ts';
import { Failure } from '../../../http/failure.ts';
import {
  findDonosDosCodigos,
  insertPixDoBanco,
  lockNovosDoBanco,
  type NovoDoBanco,
} from '../../cobranca/pix/pix.sql.ts';

interface Lida {
  linha: number;
  nossoNumero: string;
  codigo: string;
}

interface Problema {
  line: number;
  field: string;
  message: string;
}

const escrita = /^(\d{17})\s*[;\t ]\s*(\S.*)$/;

/** Lines with content, parsed, or the problem of a line. */
const leLinhas = (texto: string): (Lida | Problema)[] =>
  texto.split(/\r?\n/).flatMap((each, at): (Lida | Problema)[] => {
    if (each.trim() === '') return [];
    const [, nossoNumero = '', codigo = ''] = escrita.exec(each.trim()) ?? [];
    return codigo === ''
      ? [
          {
            line: at + 1,
            field: 'nossoNumero',
            message: 'deve ter o nosso número, 17 algarismos, e o código, com ; entre eles',
          },
        ]
      : [{ linha: at + 1, nossoNumero, codigo }];
  });

const doCodigo = (codigo: string, { valorCents }: NovoDoBanco): string | null => {
  try {
    const lido = leBrCode(codigo);
    if (lido.endereco === null) return 'o código é estático, e não o que o banco dá a um boleto';
    return lido.valorCents === null || lido.valorCents === valorCents
      ? null
      : `o código é de R$ ${reais(lido.valorCents)}, e o boleto é de R$ ${reais(valorCents)}`;
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return `o código ${cause.message}`;
  }
};

const doBoleto = (novo: NovoDoBanco | undefined, codigo: string): string | null => {
  if (!novo) return 'nenhum novo boleto tem este nosso número';
  if (!novo.isRegistrado) return `o boleto ${novo.numero} não está registrado no banco`;
  return novo.codigo !== null && novo.codigo !== codigo
    ? `o boleto ${novo.numero} já tem outro código`
    : null;
};

/**
 * Saves the bank's PIX codes of registered boletos, all or none (REM-16), and returns the number of new ones.
 * Throws Failure with line and reason.
 */
export const gravaPixDoBanco = async (
  trx: Trx,
  texto: string,
  quem: { login: string; momento: string },
): Promise<number> => {
  const todas = leLinhas(texto);
  const lidas = todas.filter((each): each is Lida => 'codigo' in each);
  if (todas.length === 0) throw new Failure(422, 'Cole ao menos uma linha: nosso número; código.');
  const novos = new Map(
    (
      await lockNovosDoBanco(
        trx,
        lidas.map(({ nossoNumero }) => nossoNumero),
      )
    ).map((novo) => [novo.nossoNumero, novo]),
  );
  const donos = await findDonosDosCodigos(
    trx,
    lidas.map(({ codigo }) => codigo),
  );
  const vistos = new Map<string, number>();
  const problems = todas.flatMap((each): Problema[] => {
    if ('message' in each) return [each];
    const { linha: line, nossoNumero, codigo } = each;
    const novo = novos.get(nossoNumero);
    const antes = vistos.get(nossoNumero) ?? vistos.get(codigo);
    vistos.set(nossoNumero, line).set(codigo, line);
    if (antes !== undefined) return [{ line, field: 'nossoNumero', message: `repete a linha ${antes}` }];
    const doNumero = doBoleto(novo, codigo);
    if (doNumero !== null || !novo) return [{ line, field: 'nossoNumero', message: doNumero ?? '' }];
    const dono = donos.get(codigo);
    if (dono !== undefined && dono !== novo.numero)
      return [{ line, field: 'codigo', message: `o código é do boleto ${dono}` }];
    const errado = doCodigo(codigo, novo);
    return errado === null ? [] : [{ line, field: 'codigo', message: errado }];
  });
  const [primeiro] = problems;
  if (primeiro)
    throw new Failure(422, `Nada foi gravado. Linha ${primeiro.line}: ${primeiro.message}.`, { problems });
  const gravar = lidas.flatMap(({ nossoNumero, codigo }) => {
    const novo = novos.get(nossoNumero);
    return novo?.codigo === null ? [{ novo_boleto: novo.numero, codigo }] : [];
  });
  await insertPixDoBanco(trx, gravar, quem);
  return gravar.length;
};
