import {
  desfazDiferencasSib,
  type DiferencasFeitas,
  enviaDiferencasSib,
  usaValorDaAnsSib,
} from '@vidas/api-client/cadastro/diferencas/diferencas.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { Desk } from '@vidas/ui/desk/Desk.tsx';
import type { DeskDecision } from '@vidas/ui/desk/desk.types.ts';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useTeclasSoltas } from '../../app/teclasSoltas.ts';
import { useAbertas } from '../../app/useAbertas.ts';
import { useAct } from '../../app/useAct.ts';
import { useLugar } from '../../app/useLugar.ts';
import { DiferencaDaVez } from './DiferencaDaVez.tsx';
import { chaveDaDiferenca, type Diferenca, escolhidas, isFim, linhasDe } from './diferencaVista.ts';
import {
  aCaminhoDe,
  type DiferencaDaMesa,
  gruposDe,
  naoServe,
  outrasDaPessoa,
  subtituloDe,
  writeFeito,
} from './mesaDeDiferencas.ts';
import { useDiferencasDaMesa, useTellSaida } from './useDiferencasDaMesa.ts';
import { UsaValores } from './UsaValores.tsx';

/** Differences of the conference, each sent to ANS or taken from it, one after another (CAD-45). */
export function MesaDiferencasScreen() {
  const { lidas, arquivo, hasResumo, error, refetch } = useDiferencasDaMesa();
  return (
    <DatedPage
      title="Diferenças da conferência"
      subtitle={lidas && hasResumo ? subtituloDe(arquivo, lidas) : undefined}
      isFilling
    >
      {lidas && <Mesa {...lidas} hasArquivo={!hasResumo || arquivo !== null} />}
      {!lidas && error && <ErrorState onRetry={refetch}>{error.message}</ErrorState>}
      {!lidas && !error && <Skeleton size="block" />}
    </DatedPage>
  );
}

interface MesaProps extends NonNullable<ReturnType<typeof useDiferencasDaMesa>['lidas']> {
  readonly hasArquivo: boolean;
}

type Ato = 'envia' | 'usa';

/** Open question for the reason of a cancellation, and the function that ends the waiting act. */
interface Pergunta {
  readonly diferencas: readonly Diferenca[];
  readonly done: (reply: DiferencasFeitas | null) => void;
}

function Mesa({ diferencas, aCaminho, leitura, hasArquivo }: MesaProps) {
  const [lugar, setLugar] = useLugar();
  const chaves = diferencas.map(chaveDaDiferenca);
  const [chosen, setChosen] = useState(() => chaves[(lugar ?? 0) - 1] ?? null);
  /** Every difference that was ever on the desk, because one that left may still be on show. */
  const [known, setKnown] = useState(() => new Map(diferencas.map((each, at) => [chaves[at] ?? '', each])));
  if (chaves.some((key) => !known.has(key)))
    setKnown(new Map([...known, ...diferencas.map((each, at) => [chaves[at] ?? '', each] as const)]));
  const find = (key: string | null): DiferencaDaMesa | undefined =>
    key === null ? undefined : (diferencas[chaves.indexOf(key)] ?? known.get(key));
  const [comOutras, setComOutras] = useState<string | null>(null);
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  const envia = useAct(enviaDiferencasSib, { timeoutMs: false });
  const usa = useAct(usaValorDaAnsSib, { timeoutMs: false });
  const desfaz = useAct(desfazDiferencasSib);
  const tellSaida = useTellSaida();

  const pede = async (ato: Ato, juntas: readonly Diferenca[]): Promise<DiferencasFeitas | null> => {
    const body = { diferencas: escolhidas(juntas), confirmado: confirmadoDe(linhasDe(juntas)) };
    if (ato === 'envia') return replyOf(await envia.act({ body }));
    if (juntas.some(isFim)) return new Promise((done) => setPergunta({ diferencas: juntas, done }));
    return replyOf(await usa.act({ body: { ...body, motivo: null } }));
  };
  const decide =
    (ato: Ato) =>
    async (key: string): Promise<DeskDecision | null> => {
      const diferenca = find(key);
      if (!diferenca) return null;
      const outras =
        comOutras === key
          ? outrasDaPessoa(diferenca, diferencas).filter((each) => naoServe(ato, each) === null)
          : [];
      const juntas = [diferenca, ...outras];
      const reply = await pede(ato, juntas);
      if (reply === null) return null;
      const { deixadas, ato: id } = reply;
      const feitas = juntas.filter(({ campo }) => !deixadas.some((each) => each.campo === campo));
      if (!feitas.includes(diferenca) || id === null) throw new Error(deixadas[0]?.motivo ?? reply.message);
      return {
        said: writeFeito(ato, feitas, deixadas),
        also: feitas.map(chaveDaDiferenca),
        undo: async () => replyOf(await desfaz.act({ body: { ato: id } })).message,
      };
    };
  const diferenca = find(chosen);
  const actOf = (ato: Ato, label: string) =>
    diferenca && naoServe(ato, diferenca) === null ? { label, decide: decide(ato) } : undefined;
  const usaAct = actOf('usa', 'Usar o valor da ANS');
  return (
    <>
      <Desk
        label="Diferenças da conferência"
        groups={gruposDe(diferencas)}
        reading={leitura}
        clean={aCaminhoDe(aCaminho)}
        elsewhere={useAbertas({ mesa: 'diferencas-sib' }, chosen)}
        chosen={chosen}
        onChoose={(key, at) => {
          setChosen(key);
          setComOutras(null);
          setLugar(at);
        }}
        acts={{
          accept: actOf('envia', 'Enviar à ANS o daqui'),
          picks: usaAct ? [usaAct] : undefined,
          why: diferenca && { accept: naoServe('envia', diferenca), picks: naoServe('usa', diferenca) },
        }}
        singleKeys={useTeclasSoltas()}
        tellGone={async ({ key, title }) => {
          const saida = find(key);
          return saida ? tellSaida(saida) : `${title} saiu da lista.`;
        }}
        doneText={
          hasArquivo
            ? 'Nenhuma diferença espera por uma decisão.'
            : 'Importe o arquivo de conferência da ANS: ainda não há com que comparar o cadastro.'
        }
      >
        {({ key }) =>
          diferenca && (
            <DiferencaDaVez
              key={key}
              diferenca={diferenca}
              outras={outrasDaPessoa(diferenca, diferencas)}
              isComOutras={comOutras === key}
              onComOutras={(isCom) => setComOutras(isCom ? key : null)}
            />
          )
        }
      </Desk>
      {pergunta && (
        <UsaValores
          diferencas={pergunta.diferencas}
          isSaid={false}
          onDone={pergunta.done}
          onClose={() => {
            pergunta.done(null);
            setPergunta(null);
          }}
        />
      )}
    </>
  );
}
