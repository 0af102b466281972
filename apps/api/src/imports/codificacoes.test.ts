import { bytesEm, type EmQue, textos } from '@vidas/api-client/bytes/bytesEm.fixture.ts';
import { colunasCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { cleanText } from '@vidas/api-client/words/cleanText.ts';
import { describe, expect, it } from 'vitest';
import { codificacaoDe, registrosDe } from '../carga/leitor.ts';
import { ofx1, ofx2 } from '../demo/extrato/escreveOfx.ts';
import { loteXml } from '../demo/tiss/loteXml.ts';
import { leCampanhaCsv } from './campanhaCsv.ts';
import { readCnx } from './cnx.ts';
import { read as leLote } from './fixtures/lerTiss.ts';
import { guiaDeTeste, loteDeTeste } from './fixtures/lotes.ts';
import { cnxText, rpxText } from './fixtures/sib.ts';
import { ImportError } from './importError.ts';
import { readOfx } from './ofx/readOfx.ts';
import { readRpx } from './rpx.ts';

/** A file around one text, and the text that its reader keeps; undefined or an ImportError when it is refused. */
interface Leitor {
  escreve: (texto: string) => string;
  le: (bytes: Uint8Array) => Promise<string | null | undefined>;
}

const limits = { maxBytes: 50_000_000 };
const escapado = (texto: string): string => texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const memos = async (bytes: Uint8Array) => (await readOfx(Buffer.from(bytes))).lancamentos[0]?.memo;
const extrato = (memo: string) => ({
  inicio: '2026-11-09',
  fim: '2026-11-13',
  lancamentos: [{ dia: '2026-11-11', valor: '297.90', fitid: 'A1', memo }],
});
const linhaDaCampanha = (mensagem: string): string =>
  colunasCampanha
    .map((coluna) => {
      const celulas: Record<string, string> = {
        TELEFONE: '45999990001',
        MENSAGEM: mensagem,
        LOCALIZADOR: 'B-1',
        ENVIA_INAPP: 'S',
        ENVIA_SMS: 'N',
      };
      return celulas[coluna] ?? '';
    })
    .join(';');

const leitores: Record<string, Leitor> = {
  TISS: {
    escreve(texto) {
      const guia = guiaDeTeste('sadt');
      const [item] = guia.itens;
      if (!item) throw new Error('The lot has no item.');
      return loteXml(loteDeTeste('sadt', { guias: [{ ...guia, itens: [{ ...item, descricao: texto }] }] }));
    },
    async le(bytes) {
      const { lidas } = await leLote(bytes);
      return lidas[0]?.guia?.itens[0]?.descricao;
    },
  },
  'SIB, conferência': {
    escreve: (texto) => cnxText([{ cco: '000000480012', nome: texto }]),
    async le(bytes) {
      for await (const [vida] of readCnx([bytes], { registroAns: '999999', limits, batchSize: 10 }))
        return vida?.nome;
      return undefined;
    },
  },
  'SIB, retorno': {
    escreve: (texto) =>
      rpxText({
        rejeitados: [{ codigoBeneficiario: '1', campos: [{ descricao: texto, erros: [['1201', 'X']] }] }],
      }),
    le: async (bytes) => (await readRpx([bytes], '999999', limits)).erros[0]?.campo,
  },
  'OFX 1': { escreve: (texto) => ofx1(extrato(texto)), le: memos },
  'OFX 2': { escreve: (texto) => ofx2(extrato(escapado(texto))), le: memos },
  campanha: {
    escreve: (texto) => `${colunasCampanha.join(';')}\n${linhaDaCampanha(texto)}\n`,
    async le(bytes) {
      const { linhas } = leCampanhaCsv(Buffer.from(bytes), { push: true, sms: true, hoje: '2026-11-21' });
      return linhas[0]?.mensagem;
    },
  },
  carga: {
    escreve: (texto) => `nome;cidade\n${texto};x\n`,
    async le(bytes) {
      const abre = async function* abre() {
        yield bytes;
      };
      for await (const registros of registrosDe(abre, await codificacaoDe(abre))) {
        const celula = registros.at(-1)?.celulas[0];
        return celula && cleanText(celula);
      }
      return undefined;
    },
  },
};

const codificacoes: readonly EmQue[] = [
  'utf-8',
  'utf-8 com marca',
  'windows-1252',
  'iso-8859-15',
  'cp850',
  'utf-16le',
  'utf-16be',
];

/** A file as it is, and an XML also with the name of its encoding where it declares another. */
const declarados = (arquivo: string, codificacao: EmQue): string[] => {
  const nome = codificacao.split(' ')[0] ?? '';
  const outro = arquivo.replace(/(<\?xml[^>]* encoding=")[^"]*/, `$1${nome}`);
  return outro === arquivo ? [arquivo] : [arquivo, outro];
};

const lido = async ({ le }: Leitor, bytes: Uint8Array): Promise<string | null | undefined> => {
  try {
    return await le(bytes);
  } catch (error) {
    if (error instanceof ImportError) return undefined;
    throw error;
  }
};

/** Files read rightly and files refused, of each encoding in the order above; the same table is in docs/regras/arquivos.md. */
const tabela: Record<string, readonly (readonly [certas: number, recusadas: number])[]> = {
  TISS: [
    [121, 121],
    [242, 0],
    [237, 5],
    [233, 1],
    [0, 232],
    [0, 242],
    [0, 242],
  ],
  'SIB, conferência': [
    [121, 121],
    [242, 0],
    [237, 5],
    [233, 1],
    [0, 232],
    [0, 242],
    [0, 242],
  ],
  'SIB, retorno': [
    [121, 121],
    [242, 0],
    [237, 5],
    [233, 1],
    [0, 232],
    [0, 242],
    [0, 242],
  ],
  'OFX 1': [
    [121, 0],
    [121, 0],
    [120, 1],
    [116, 1],
    [0, 116],
    [0, 121],
    [0, 121],
  ],
  'OFX 2': [
    [242, 0],
    [242, 0],
    [120, 122],
    [116, 118],
    [0, 232],
    [0, 242],
    [0, 242],
  ],
  campanha: [
    [121, 0],
    [121, 0],
    [120, 1],
    [116, 1],
    [0, 116],
    [0, 121],
    [0, 121],
  ],
  carga: [
    [121, 0],
    [121, 0],
    [120, 1],
    [116, 1],
    [0, 116],
    [0, 121],
    [0, 121],
  ],
};

describe.each(Object.entries(leitores))('ARQ-5: %s', (nome, leitor) => {
  it.each([...codificacoes.entries()])(
    'keeps no wrong letter of a file in encoding %i, %s',
    async (at, codificacao) => {
      const erradas: unknown[] = [];
      let recusadas = 0;
      let certas = 0;
      for (const texto of textos)
        for (const arquivo of declarados(leitor.escreve(texto), codificacao)) {
          const bytes = bytesEm(arquivo, codificacao);
          if (!bytes) continue;
          const guardado = await lido(leitor, bytes);
          if (guardado === undefined || guardado === null) recusadas += 1;
          else if (guardado === cleanText(texto)) certas += 1;
          else erradas.push([texto, guardado]);
        }
      expect(erradas).toEqual([]);
      expect([certas, recusadas]).toEqual(tabela[nome]?.[at]);
    },
  );
});
