import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGuiaImportada,
  getGuiasImportadas,
  type GuiaComItens,
  type GuiaItem,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { getGuiasLimpas } from '@vidas/api-client/contas-medicas/guias/guiasLimpas.contract.ts';
import { maximoDeLimpas } from '@vidas/api-client/contas-medicas/guias/limpas.rules.ts';
import { ofertaDoItem, respostaDoAchado } from '@vidas/api-client/contas-medicas/guias/oferta.rules.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import type { DeskActs } from '@vidas/ui/desk/desk.types.ts';
import { Desk } from '@vidas/ui/desk/Desk.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { ChevronLeftIcon } from '@vidas/ui/icon/icons.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { leave } from '@vidas/ui/leaving/leaving.ts';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { EscapeArea } from '@vidas/ui/two-panes/EscapeArea.tsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useHttp } from '../../../app/services.tsx';
import { useTeclasSoltas } from '../../../app/teclasSoltas.ts';
import { useAbertas } from '../../../app/useAbertas.ts';
import { useLugar } from '../../../app/useLugar.ts';
import { focusField } from '../ItemForm.tsx';
import { respostasDoItem } from '../respostasDoItem.ts';
import { useGlosas } from '../useGlosas.ts';
import { GuiaDaMesa } from './GuiaDaMesa.tsx';
import { gruposDe, partesDe, writeLimpos, writeSaiu, writeSemEspera } from './mesaTexts.ts';
import { useDecideNaMesa } from './useDecideNaMesa.ts';
import { useGuiasDaVez } from './useGuiasDaVez.ts';

export interface MesaDeGuiasProps {
  /** The question of the list. */
  readonly busca: Input<typeof getGuiasImportadas>['body'];
  /** The guides of the list as it was left, filtered or in another order; null for the list as the address asks for it. */
  readonly numeros: readonly string[] | null;
  /** The guide to begin with; null for that of the address, or the first. */
  readonly vez: string | null;
  readonly subtitle: string;
  /** Called with the guide on show. */
  readonly onVez: (numGuia: string | null) => void;
  /** Called for the whole page of a guide. */
  readonly onAbrir: (numGuia: string) => void;
  readonly onClose: () => void;
}

/** Guides to verify one after another: what needs a person first, what is clean by one key (CTM-104). */
export function MesaDeGuias({ busca, numeros, vez, subtitle, onVez, onAbrir, onClose }: MesaDeGuiasProps) {
  const http = useHttp();
  const lista = useQuery(queryOf(http, getGuiasImportadas, { body: busca }));
  const [lidos, setLidos] = useState(numeros);
  if (lidos === null && lista.data) setLidos(lista.data.map(({ numGuia }) => numGuia));
  const pedidos = lidos?.slice(0, maximoDeLimpas) ?? [];
  const { codPrestador } = busca;
  const julgadas = useQuery(
    queryOf(http, getGuiasLimpas, lidos && { body: { codPrestador, numGuias: pedidos } }, {
      timeoutMs: false,
    }),
  );
  const byNumero = new Map(lista.data?.map((guia) => [guia.numGuia, guia]));
  const guias = pedidos
    .flatMap((numGuia) => byNumero.get(numGuia) ?? [])
    .filter(({ status }) => status === null || status === 0);
  const close = () => leave(onClose);
  const error = lista.error ?? julgadas.error;
  return (
    <EscapeArea label="Mesa de guias" onEscape={close}>
      <Page
        title="Mesa de guias"
        subtitle={subtitle}
        actions={
          <Row>
            {vez !== null && (
              <Button size="small" onPress={() => leave(() => onAbrir(vez))}>
                Abrir a guia inteira
              </Button>
            )}
            <Button size="small" icon={<ChevronLeftIcon />} onPress={close}>
              Voltar às guias
            </Button>
          </Row>
        }
        isFilling
      >
        {lista.data && julgadas.data && (
          <Mesa
            codPrestador={codPrestador}
            guias={guias}
            julgadas={new Map(julgadas.data.julgadas.map((each) => [each.numGuia, each]))}
            leitura={lista.dataUpdatedAt}
            vez={vez}
            isInteira={numeros === null}
            onVez={onVez}
          />
        )}
        {!(lista.data && julgadas.data) && error && (
          <ErrorState onRetry={() => void Promise.all([lista.refetch(), julgadas.refetch()])}>
            {error.message}
          </ErrorState>
        )}
        {!(lista.data && julgadas.data) && !error && <Skeleton size="block" />}
      </Page>
    </EscapeArea>
  );
}

interface MesaProps extends Pick<MesaDeGuiasProps, 'vez' | 'onVez'> {
  readonly codPrestador: string;
  readonly guias: Parameters<typeof gruposDe>[0];
  readonly julgadas: Parameters<typeof gruposDe>[1];
  readonly leitura: number;
  /** The list is that of the address, where the number of a place means the same after a reload. */
  readonly isInteira: boolean;
}

function Mesa({ codPrestador, guias, julgadas, leitura, vez, isInteira, onVez }: MesaProps) {
  const form = useId();
  const http = useHttp();
  const client = useQueryClient();
  const mesa = useDecideNaMesa();
  const { data: codigos = [] } = useGlosas();
  const [lugar, setLugar] = useLugar('mesa');
  // The first reading keeps the order: a guide does not move while somebody decides it.
  const [primeira] = useState(julgadas);
  const groups = gruposDe(guias, primeira);
  const ordem = groups.flatMap(({ things }) => things.map(({ key }) => key));
  const [chosen, setChosen] = useState(
    () => ordem.find((numGuia) => numGuia === vez) ?? ordem[(lugar ?? 0) - 1] ?? null,
  );
  const tell = useEffectEvent(onVez);
  useEffect(() => tell(chosen), [chosen]);
  const [escolhida, setEscolhida] = useState<{ numGuia: string; parte: string } | null>(null);
  const [isPending, setIsPending] = useState(false);
  const { guia, julgada, error } = useGuiasDaVez(codPrestador, ordem, chosen);
  const data: GuiaComItens | undefined = guia?.data;
  const partes = data && julgada ? partesDe(data.itens, julgada.itensLimpos) : null;
  const nomes = partes
    ? [
        ...partes.ressalvas.map(({ seqItem }) => String(seqItem)),
        ...(partes.limpos.length > 0 ? ['limpos'] : []),
      ]
    : [];
  const pedida = escolhida?.numGuia === chosen ? escolhida.parte : null;
  const parte = nomes.find((each) => each === pedida) ?? nomes[0] ?? null;
  const item = partes?.ressalvas.find(({ seqItem }) => String(seqItem) === parte);

  const acts = (): DeskActs => {
    if (!data || !partes) return {};
    if (parte === null) {
      const why = writeSemEspera(data.itens);
      return { why: { accept: why, deny: why, quantity: why } };
    }
    if (!item) {
      const why = 'Os itens sem ressalva se aprovam juntos.';
      return {
        why: { deny: why, quantity: why },
        accept: {
          label: `Aprovar ${writeLimpos(partes.limpos)}`,
          decide: async () => mesa.decide(data, partes.limpos, { status: 1 }),
        },
      };
    }
    return {
      accept: { label: 'Aprovar e ir ao próximo', form, isPending },
      deny: denyOf(data, item),
      quantity: { label: 'Quantidade', onPress: () => focusField('qtdExecAprov') },
      why: { deny: 'Este item não tem glosa oferecida.' },
    };
  };
  const denyOf = (antes: GuiaComItens, each: GuiaItem): DeskActs['deny'] => {
    const [achado] = respostasDoItem(each, codigos);
    const oferta = ofertaDoItem(each) ?? (achado ? respostaDoAchado(each, achado) : null);
    return oferta === null
      ? undefined
      : {
          label: `Glosar: ${oferta.COM_COD ?? ''}`,
          decide: async () => mesa.decide(antes, [each], { status: 1, ...oferta }),
        };
  };
  return (
    <Desk
      label="Guias a verificar"
      groups={groups}
      reading={leitura}
      elsewhere={useAbertas({ mesa: 'guias', codPrestador }, chosen)}
      chosen={chosen}
      onChoose={(key, at) => {
        setChosen(key);
        setLugar(isInteira ? (at ?? 0) : 0);
      }}
      isWaiting={partes === null && error === null}
      part={parte ?? undefined}
      acts={acts()}
      singleKeys={useTeclasSoltas()}
      tellGone={async ({ key }) => {
        const asked = queryOf(http, getGuiaImportada, { body: { numGuia: key } });
        const found = await client.fetchQuery({ ...asked, staleTime: 0 }).catch(() => undefined);
        return writeSaiu(key, found?.guia);
      }}
      doneText="Nenhuma guia desta lista espera por uma decisão."
    >
      {({ key }) =>
        data && partes && key === chosen ? (
          <GuiaDaMesa
            formId={form}
            guia={data}
            partes={partes}
            parte={parte}
            item={item}
            mesa={mesa}
            onParte={(next) => setEscolhida({ numGuia: key, parte: next })}
            onPending={setIsPending}
          />
        ) : (
          error && <ErrorState onRetry={() => void guia?.refetch()}>{error.message}</ErrorState>
        )
      }
    </Desk>
  );
}
