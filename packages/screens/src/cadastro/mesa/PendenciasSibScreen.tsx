import { Desk } from '@vidas/ui/desk/Desk.tsx';
import { useInDesk } from '@vidas/ui/desk/inDesk.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useId, useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useTeclasSoltas } from '../../app/teclasSoltas.ts';
import { useAbertas } from '../../app/useAbertas.ts';
import { useLugar } from '../../app/useLugar.ts';
import { monthBefore } from '../envio/envioSibTexts.ts';
import { FichaDrawer } from '../ficha/FichaDrawer.tsx';
import { nomeDoCampo } from '../ficha/fichaCampos.ts';
import { gruposDe, limposDe, subtituloDe } from './mesaTexts.ts';
import { PendenciaForm } from './PendenciaForm.tsx';
import { type PendenciaDaMesa, pendenciasDeFora } from './pendenciasDaMesa.ts';
import { useFichaDaVez, usePendencias, useTellSaiu } from './usePendencias.ts';

/** Missing and refused data of records, corrected one after another (CAD-42). */
export function PendenciasSibScreen() {
  const competencia = monthBefore(useOperatorClock().today());
  const { lidas, error, refetch } = usePendencias(competencia);
  const deFora = lidas ? pendenciasDeFora(lidas.movimentos) : 0;
  return (
    <DatedPage title="Pendências do SIB" subtitle={subtituloDe(competencia, deFora)} isFilling>
      {lidas && <Mesa {...lidas} />}
      {!lidas && error && <ErrorState onRetry={refetch}>{error.message}</ErrorState>}
      {!lidas && !error && <Skeleton size="block" />}
    </DatedPage>
  );
}

type MesaProps = NonNullable<ReturnType<typeof usePendencias>['lidas']>;

function Mesa({ movimentos, pendencias, leitura }: MesaProps) {
  const form = useId();
  const [lugar, setLugar] = useLugar();
  const [chosen, setChosen] = useState(() => pendencias[(lugar ?? 0) - 1]?.key ?? null);
  /** Every pendência that was ever on the desk, because one that left may still be on show. */
  const [known, setKnown] = useState(() => new Map(pendencias.map((each) => [each.key, each])));
  if (pendencias.some(({ key }) => !known.has(key)))
    setKnown(new Map([...known, ...pendencias.map((each) => [each.key, each] as const)]));
  const [state, setState] = useState({ isDirty: false, isPending: false });
  const find = (key: string | null) =>
    pendencias.find((each) => each.key === key) ?? (key === null ? undefined : known.get(key));
  const pendencia = find(chosen);
  const ficha = useFichaDaVez(pendencias, pendencia);
  const tellSaiu = useTellSaiu();
  const { data } = ficha ?? {};
  return (
    <Desk
      label="Pendências do SIB"
      groups={gruposDe(pendencias)}
      reading={leitura}
      clean={limposDe(movimentos)}
      elsewhere={useAbertas({ mesa: 'pendencias-sib' }, chosen)}
      chosen={chosen}
      onChoose={(key, at) => {
        setChosen(key);
        setLugar(at);
      }}
      isWaiting={data === undefined && !ficha?.error}
      isTyped
      acts={{ accept: { label: 'Salvar e ir à próxima', form, isPending: state.isPending } }}
      singleKeys={useTeclasSoltas()}
      tellGone={async ({ key, title }) => {
        const gone = find(key);
        return gone ? tellSaiu(gone) : `${title} saiu da lista.`;
      }}
      doneText="Nada falta para o envio, e nada do que a ANS rejeitou espera."
    >
      {({ key }) =>
        pendencia?.key === key && (
          <>
            <Quem pendencia={pendencia} cco={data?.cco ?? null} />
            {data && (
              <PendenciaForm
                key={key}
                id={form}
                pendencia={pendencia}
                all={pendencias}
                ficha={data}
                onState={setState}
              />
            )}
            {!data && ficha?.error && (
              <ErrorState onRetry={() => void ficha.refetch()}>{ficha.error.message}</ErrorState>
            )}
          </>
        )
      }
    </Desk>
  );
}

interface QuemProps {
  readonly pendencia: PendenciaDaMesa;
  readonly cco: string | null;
}

/** Numbers of the record, and the way to all of it. */
function Quem({ pendencia: { key, matricula, nome, campo, familia, pendencias }, cco }: QuemProps) {
  const { decided } = useInDesk();
  const [isOpen, setIsOpen] = useState(false);
  const facts = [
    `Matrícula ${matricula}`,
    cco !== null && `CCO ${cco}`,
    familia !== nome && `titular ${familia}`,
  ];
  return (
    <Row justify="between">
      <Text as="span" size="table" tone="muted" isTabular>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Button size="small" tone="quiet" onPress={() => setIsOpen(true)}>
        Abrir cadastro
      </Button>
      {isOpen && (
        <FichaDrawer
          matricula={matricula}
          pendencias={pendencias}
          onSaved={(_, alterados) => {
            if (!alterados.includes(campo)) return;
            setIsOpen(false);
            decided(key, { said: `Gravado: ${nomeDoCampo(campo)} de ${nome}, no cadastro.` });
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Row>
  );
}
