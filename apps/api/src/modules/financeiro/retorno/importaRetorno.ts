import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Db } from '../../../db/database.ts';
import { byIndexes } from '../../../db/byIndexes.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import type { ContaCobranca } from '../../../documents/boleto/types.ts';
import { Failure } from '../../../http/failure.ts';
import type { Spooled, Upload } from '../../../imports/spool.ts';
import { withSpooled } from '../../../imports/spool.ts';
import { eachPortion, readInThread } from '../../../threads/readInThread.ts';
import type { DetalheComChave } from '../../../threads/cbr643Reader.ts';
import { soUm, type Trava, type TravaDeps } from '../../../servers/trava.ts';
import type { RemessaConfig } from '../../../config/remessaConfig.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import {
  analyzeGuardadas,
  aplica,
  type ArquivoLido,
  begin,
  dropInterrompidos,
  insertLinhas,
  type LinhaJulgada,
  TitulosMudaram,
  resolveSobreposicoes,
} from './aplicacao.sql.ts';
import { confereDiasDoArquivo } from '../extrato/confereDias.ts';
import { perguntaDesconhecidos } from './desconhecidos.ts';
import { faltando } from './faltando.ts';
import { type Faixa, julgaLinha } from './julgaLinha.rules.ts';
import type { Julgada, Origem } from './julga.rules.ts';
import { type ArquivoRepetido, findAlvos, findFaltando, findRepetido, findVezes } from './leitura.sql.ts';

/** What an import needs of the server. */
export type ImportaDeps = Pick<Deps, 'db' | 'clock' | 'tmpDir'> & {
  config: {
    cobranca: { conta: Pick<ContaCobranca, 'convenio'> | undefined };
    remessa?: Pick<RemessaConfig, 'acordo' | 'conduzido'>;
  };
};

/** A file to be applied. */
export interface Pedido {
  file: Upload;
  diasValidos: number;
  login: string;
  /** The person knows that no title of it is known (CBR-23). */
  isAceito?: boolean;
  /** What holds the other servers back; nothing where no other can be. */
  trava?: Trava;
}

/** An applied file. */
export interface Aplicado {
  arquivo: number;
  boletos: number;
  avisos: string[];
}

/** What changes titles by return files goes one after the other, on whatever server. */
export const TRAVA_DO_RETORNO = 'retorno-bancario';

/** Titles may change while a file is read; then it is read again, so often. */
const TENTATIVAS = 3;

/** The refusal of a file that has come before (CBR-17). */
export const jaExecutado = (nome: string, antes: ArquivoRepetido | undefined): Failure => {
  const outro =
    antes && antes.nome.toLowerCase() !== nome.toLowerCase() ? ` O conteúdo é o de ${antes.nome}` : '';
  const quando = antes
    ? `${outro === '' ? ' Enviado' : `${outro}, enviado`} em ${writeDayTime(antes.em)} por ${antes.por}.`
    : '';
  return new Failure(409, `${nome} Upload de arquivo já foi executado.${quando}`);
};

const duvida: Julgada = {
  fim: 'DUVIDA',
  motivo: 'Uma linha igual veio em um arquivo anterior: pode ser a mesma ou um segundo pagamento.',
  comparacao: null,
  efeito: null,
};

/** Where lines come from, with the numbers that are ours. */
type OrigemDoArquivo = Origem & { faixa: Faixa | undefined };

/** Judges some lines in their order and writes them beside the register. */
const guarda = async (
  db: Db,
  detalhes: readonly DetalheComChave[],
  origem: OrigemDoArquivo,
): Promise<void> => {
  const chaves = detalhes.map(({ chave }) => chave);
  const numeros = detalhes.flatMap(({ nossoNumero }) => nossoNumero ?? []);
  // What is written beside the register has no statistics yet.
  const { vezes, alvos } = await tx(db, async (trx) => {
    await byIndexes(trx);
    return {
      vezes: await findVezes(trx, origem.arquivo, chaves),
      alvos: await findAlvos(trx, origem.arquivo, numeros),
    };
  });
  const linhas = detalhes.map(({ chave, ...linha }): LinhaJulgada => {
    const { aqui, antes } = vezes.get(chave) ?? { aqui: 0, antes: 0 };
    const k = aqui + 1;
    vezes.set(chave, { aqui: k, antes });
    const { titulo, ...julgada } =
      k <= antes
        ? { ...duvida, titulo: alvos.titulos.get(linha.nossoNumero ?? '')?.numero ?? null }
        : julgaLinha(linha, alvos, origem);
    return { linha, chave, k, julgada, titulo };
  });
  await insertLinhas(db, origem.arquivo, linhas);
};

const leTudo = async (
  { db, config }: ImportaDeps,
  { path }: Spooled,
  origem: OrigemDoArquivo,
): Promise<ArquivoLido> => {
  const lido = await eachPortion(
    readInThread('cbr643', {
      path,
      convenio: config.cobranca.conta?.convenio,
      conduzido: config.remessa?.conduzido,
    }),
    (detalhes) => guarda(db, detalhes, origem),
  );
  const { arquivo } = origem;
  const { convenio, sequencial } = lido;
  await analyzeGuardadas(db);
  await resolveSobreposicoes(db, { arquivo, convenio, sequencial, linhas: lido.detalhes });
  return { ...lido, linhas: lido.detalhes };
};

const isRepetido = (cause: unknown): boolean =>
  (cause as { code?: unknown; constraint?: string }).code === '23505' &&
  /^upload_banco_(nome|sha256)$/.test((cause as { constraint?: string }).constraint ?? '');

const tenta = async (
  deps: ImportaDeps,
  spooled: Spooled,
  { file, diasValidos, login, isAceito = false, trava }: Pedido,
): Promise<Aplicado> => {
  const { db, clock } = deps;
  const momento = momentoLocal(clock());
  const { sha256, bytes } = spooled;
  const arquivo = await begin(db, { nome: file.name, sha256, bytes, diasValidos, login, momento });
  let isAplicado = false;
  try {
    const lido = await leTudo(deps, spooled, {
      arquivo,
      diasValidos,
      dia: momento.slice(0, 10),
      faixa: deps.config.remessa?.acordo,
    });
    if (!isAceito) await perguntaDesconhecidos(db, arquivo);
    const boletos = await tx(db, async (trx) => {
      await trava?.confirma(trx);
      const aplicados = await aplica(trx, arquivo, { lido, login, momento });
      await confereDiasDoArquivo(trx, arquivo, { login, momento });
      return aplicados;
    });
    isAplicado = true;
    const falta = await findFaltando(db, { arquivo, convenio: lido.convenio, sequencial: lido.sequencial });
    return { arquivo, boletos, avisos: [...lido.avisos, ...faltando(falta)] };
  } catch (cause) {
    if (isRepetido(cause)) throw jaExecutado(file.name, await findRepetido(db, { nome: file.name, sha256 }));
    throw cause;
  } finally {
    if (!isAplicado) await dropInterrompidos(db, arquivo);
  }
};

const semConvenio = (): Failure =>
  new Failure(
    422,
    'O convênio do Banco do Brasil não está configurado (BOLETO_CONVENIO, com BOLETO_AGENCIA e BOLETO_CONTA). Fale com a TI.',
  );

/** Applies a return file whole, or nothing of it (CBR-17). Throws ImportError for the file, Failure 409 for one that came before. */
export const importaRetorno = (deps: ImportaDeps, pedido: Pedido): Promise<Aplicado> =>
  withSpooled(pedido.file, deps.tmpDir, async (spooled) => {
    if (!deps.config.cobranca.conta) throw semConvenio();
    const { name: nome } = pedido.file;
    // Whoever holds the turn alone knows that nobody goes on with what a dead server left.
    if (pedido.trava) await dropInterrompidos(deps.db);
    const antes = await findRepetido(deps.db, { nome, sha256: spooled.sha256 });
    if (antes) throw jaExecutado(nome, antes);
    for (let vez = 1; ; vez += 1) {
      try {
        return await tenta(deps, spooled, pedido);
      } catch (cause) {
        if (!(cause instanceof TitulosMudaram)) throw cause;
        if (vez === TENTATIVAS)
          throw new Failure(
            409,
            'Os títulos mudaram enquanto o arquivo era lido; nada foi feito. Envie-o de novo.',
            {
              cause,
            },
          );
      }
    }
  });

/** Removes what a killed import left; call it when the server starts. */
export const cleanRetornosInterrompidos = async (deps: TravaDeps): Promise<void> => {
  await soUm(deps, TRAVA_DO_RETORNO, () => dropInterrompidos(deps.db));
};
