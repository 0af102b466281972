import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ForaDaBaixa,
  PapelDoAno,
  QuaisBaixar,
} from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import { baixaDePapeisMutation } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.queries.ts';
import { readAgain, type Reread } from '@vidas/api-client/http/actOf.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import type { ZipFiles } from '@vidas/ui/report-table/files/zip.ts';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { useRef, useState } from 'react';
import { useHttp } from '../../app/services.tsx';

/** The papers to download, and the list that shows them. */
export interface PapeisBaixados {
  readonly papel: PapelDoAno;
  readonly ano: string;
  /** Beginning of the package's name: 'declaracoes-ir-2025'. */
  readonly arquivo: string;
  readonly rereads: readonly Reread[];
}

/** Most files in a package: some programs cannot open more. */
const POR_PACOTE = 10_000;

const indiceDe = (nomes: readonly string[], deFora: readonly ForaDaBaixa[]): Uint8Array<ArrayBuffer> => {
  const fora = deFora.map(({ titular, motivo }) => `${titular}: ${motivo}`);
  const linhas = [...nomes, ...(fora.length > 0 ? ['', 'Ficaram de fora:', ...fora] : []), ''];
  return new TextEncoder().encode(linhas.join('\r\n'));
};

/** Progress of a download. */
export interface AndamentoDaBaixa {
  readonly feitas: number;
  readonly quantas: number;
}

/**
 * Downloads the papers of a year into packages on this computer; a package appears only when it is complete (COB-32).
 */
export function useBaixa({ papel, ano, arquivo, rereads }: PapeisBaixados) {
  const client = useQueryClient();
  const { mutate, isPending, error, data } = useMutation(baixaDePapeisMutation(useHttp()));
  const [andamento, setAndamento] = useState<AndamentoDaBaixa>({ feitas: 0, quantas: 0 });
  const [deFora, setDeFora] = useState<readonly ForaDaBaixa[]>([]);
  const [isStopped, setIsStopped] = useState(false);
  const giveUp = useRef(new AbortController());

  const baixa = (quais: QuaisBaixar) => {
    giveUp.current = new AbortController();
    const { signal } = giveUp.current;
    let zip: ZipFiles | undefined;
    let nomes: string[] = [];
    let fora: ForaDaBaixa[] = [];
    let [feitas, quantas, pacotes] = [0, 0, 0];
    // The packer loads with the first package.
    const opened = async (): Promise<ZipFiles> =>
      (zip ??= (await import('@vidas/ui/report-table/files/zip.ts')).zipFiles());
    const saves = async (): Promise<void> => {
      const whole = await opened();
      pacotes += 1;
      whole.add('indice.txt', indiceDe(nomes, fora));
      saveFile(whole.end(), `${arquivo}${quantas > POR_PACOTE ? `-${pacotes}` : ''}.zip`);
      zip = undefined;
      [nomes, fora] = [[], []];
    };
    setIsStopped(false);
    setDeFora([]);
    setAndamento({ feitas: 0, quantas: 0 });
    mutate(
      {
        papel,
        ano,
        quais,
        signal,
        comecou: (count) => {
          quantas = count;
          setAndamento({ feitas, quantas });
        },
        recebe: async (parte) => {
          const into = await opened();
          for (const { nomeArquivo, titular, conteudo } of parte.arquivos) {
            into.add(nomeArquivo, bytesOf(conteudo));
            nomes.push(`${nomeArquivo}: ${titular}`);
          }
          fora = [...fora, ...parte.deFora];
          setDeFora((before) => [...before, ...parte.deFora]);
          feitas += parte.arquivos.length + parte.deFora.length;
          setAndamento({ feitas, quantas });
          if (nomes.length >= POR_PACOTE) await saves();
        },
        guarda: async () => {
          if (nomes.length + fora.length > 0) await saves();
        },
      },
      { onSettled: () => void readAgain(client, rereads) },
    );
  };

  return {
    baixa,
    para: () => {
      setIsStopped(true);
      giveUp.current.abort();
    },
    isPending,
    andamento,
    deFora,
    /** Reason of its stop; null also when the person stopped it. */
    error: isStopped ? null : error,
    isStopped: isStopped && error !== null,
    fim: data,
  };
}
