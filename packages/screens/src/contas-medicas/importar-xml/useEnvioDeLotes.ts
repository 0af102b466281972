import {
  importaLoteXml,
  type ResultadoXml,
  validaLoteXml,
  validaXml,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { useRef, useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { sayFailure } from '../../report/useReport.ts';
import { escreveSituacao, type Linha, type Pedido, podePedir } from './envioTexts.ts';

/** Files on their way side by side. */
const LADO_A_LADO = 2;

const NA_FILA = 'Na fila.';

const isEmCurso = ({ fase }: Linha): boolean => fase !== null;

/**
 * The files of a visit: validated any number of times, imported once, two at a time; none stops the others (TIS-68).
 * `onFeito` gets the result of each.
 */
export function useEnvioDeLotes(
  onFeito: (nomeArquivo: string, resultado: ResultadoXml, deQuantos: number) => void,
) {
  const { act: validaForma } = useAct(validaXml, { rereads: [], timeoutMs: false });
  const { act: valida } = useAct(validaLoteXml, { rereads: [], timeoutMs: false });
  const { act: importa } = useAct(importaLoteXml, { rereads: [['contas-medicas']], timeoutMs: false });
  const [linhas, setLinhas] = useState<readonly Linha[]>([]);
  const [isRemovido, setRemovido] = useState(false);
  const proxima = useRef(0);
  const parou = useRef(false);

  const muda = (key: number, parte: Partial<Linha>) =>
    setLinhas((now) => now.map((each) => (each.key === key ? { ...each, ...parte } : each)));

  const pede = async (pedido: Pedido, { key, file }: Linha): Promise<ResultadoXml> => {
    if (pedido === 'importar') {
      muda(key, { fase: 'Importando o lote.' });
      return replyOf(await importa({ file }));
    }
    muda(key, { fase: 'Conferindo a forma do arquivo.' });
    replyOf(await validaForma({ file }));
    muda(key, { fase: 'Forma conferida; conferindo guias e cadastro.' });
    return replyOf(await valida({ file }));
  };

  const faz = async (pedido: Pedido, linha: Linha, deQuantos: number): Promise<void> => {
    try {
      const resultado = await pede(pedido, linha);
      muda(linha.key, { fase: null, feito: { pedido, resultado } });
      onFeito(linha.file.name, resultado, deQuantos);
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('network', { cause });
      const title =
        error.serverText === undefined ? 'Erro interno do sistema!' : 'Não foi possível ler o arquivo!';
      // With several files each line has its own cause.
      if (deQuantos === 1)
        sayFailure(error, [title, error.serverText ?? 'Tente novamente ou verifique com a TI']);
      muda(linha.key, { fase: null, falha: error.serverText ?? title });
    }
  };

  const start = async (pedido: Pedido): Promise<void> => {
    const fila = linhas.filter((linha) => podePedir(linha, pedido));
    if (fila.length === 0 || linhas.some(isEmCurso)) return;
    parou.current = false;
    const keys = new Set(fila.map(({ key }) => key));
    setLinhas((now) =>
      now.map((each) => (keys.has(each.key) ? { ...each, fase: NA_FILA, feito: null, falha: null } : each)),
    );
    const esperam = [...fila];
    const trabalha = async (): Promise<void> => {
      for (let linha = esperam.shift(); linha && !parou.current; linha = esperam.shift())
        await faz(pedido, linha, linhas.length);
    };
    await Promise.all(Array.from({ length: LADO_A_LADO }, trabalha));
  };

  const isAndando = linhas.some(isEmCurso);
  return {
    linhas,
    isAndando,
    isRemovido,
    /** The state of the one file in words. */
    situacao: linhas.length === 1 && linhas[0] ? escreveSituacao(linhas[0]) : null,
    canValidate: !isAndando && linhas.length > 0,
    canImport: !isAndando && linhas.some((linha) => podePedir(linha, 'importar')),
    start,
    /** Lets the running files end, and sends no other. */
    para: () => {
      parou.current = true;
      setLinhas((now) => now.map((each) => (each.fase === NA_FILA ? { ...each, fase: null } : each)));
    },
    recebe: (files: readonly File[]) => {
      setRemovido(false);
      setLinhas(
        files.map((file) => ({ key: (proxima.current += 1), file, fase: null, feito: null, falha: null })),
      );
    },
    retira: (key: number) => {
      setRemovido(linhas.length === 1);
      setLinhas((now) => now.filter((each) => each.key !== key));
    },
  } as const;
}
