import { useId, useState } from 'react';
import { Form } from '../form/Form.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { Facts } from '../text/Facts.tsx';
import { Heading } from '../text/Heading.tsx';
import { Desk } from './Desk.tsx';
import type { DeskProps } from './deskProps.ts';
import type { DeskActs, DeskDecision, DeskThing } from './desk.types.ts';
import { useInDesk } from './inDesk.ts';

/** Items of a guide: two blocked, four to decide. */
const fakeItem = (key: string, name: string): DeskThing => ({
  key,
  title: `${key} · ${name}`,
  detail: 'R$ 100,00 cobrados, R$ 80,50 na tabela',
});

const fakeGroups = (name: string) => [
  { title: 'Bloqueados', things: ['1', '2'].map((key) => fakeItem(key, name)) },
  { title: 'A decidir', things: ['3', '4', '5', '6'].map((key) => fakeItem(key, name)) },
];

export interface DeskSceneProps {
  /** Name of each item. */
  readonly name?: string;
  /** Things that somebody else decided. */
  readonly gone?: readonly string[];
  /** The thing of the address. */
  readonly first?: string;
  /** Things that another person has open. */
  readonly elsewhere?: DeskProps['elsewhere'];
  /** Reasons why there is no act; the scene has none of them then. */
  readonly why?: DeskActs['why'];
  /** Folded things; undefined for the usual thirteen. */
  readonly clean?: DeskProps['clean'];
  /** The thing is on its way. */
  readonly isWaiting?: boolean;
  /** Called with each act: 'glosado 1'. */
  readonly onDecide?: (what: string) => void;
  /** Number of parts that each thing has, decided one after another. Default 1. */
  readonly parts?: number;
  /** Reason why nothing can be taken back. */
  readonly refusesUndo?: string | null;
  /** Called with the place of each chosen thing. */
  readonly onPlace?: (place: number | null) => void;
}

const fakeClean = { title: 'Limpos', count: 13, sum: 'R$ 1.310,00', children: <p>O maior: R$ 310,00.</p> };

/** A desk with every act. */
export function DeskScene({
  name = 'Hemograma',
  gone = [],
  first,
  elsewhere,
  why,
  clean = fakeClean,
  isWaiting = false,
  onDecide = () => undefined,
  parts = 1,
  refusesUndo = null,
  onPlace,
}: DeskSceneProps) {
  const [part, setPart] = useState(1);
  const [chosen, setChosen] = useState<string | null>(first ?? null);
  const [isOn, setIsOn] = useState(true);
  const [groups] = useState(() => fakeGroups(name));
  const left = groups.map((group) => ({
    ...group,
    things: group.things.filter(({ key }) => !gone.includes(key)),
  }));
  const act = (label: string, word: string) => ({
    label,
    decide: async (thing: string): Promise<DeskDecision> => {
      onDecide(`${word} ${thing}`);
      const isPart = part < parts;
      setPart(isPart ? part + 1 : 1);
      return {
        isPart,
        said: `Item ${thing} ${word}.`,
        undo: async () => {
          if (refusesUndo !== null) throw new Error(refusesUndo);
          onDecide(`desfeito ${thing}`);
          return `Desfeito: item ${thing} volta a esperar.`;
        },
      };
    },
  });
  const acts: DeskActs = why
    ? { why }
    : {
        accept: act('Aprovar e ir ao próximo', 'aprovado'),
        deny: act('Glosar: 1714', 'glosado'),
        picks: [act('Pagar 80,50', 'pago pela tabela')],
        quantity: {
          label: 'Quantidade',
          onPress: () => document.getElementsByName('quantidade')[0]?.focus(),
        },
      };
  return (
    <Desk
      label="Itens da guia"
      groups={left}
      clean={clean}
      elsewhere={elsewhere}
      chosen={chosen}
      onChoose={(key, place) => {
        setChosen(key);
        onPlace?.(place);
      }}
      isWaiting={isWaiting}
      part={String(part)}
      acts={acts}
      singleKeys={{ isOn, onChange: setIsOn }}
      tellGone={async (thing) => `${thing.title}: Marília Prado já decidiu.`}
    >
      {({ key }) => (
        <>
          <Facts
            facts={[
              { name: 'Cobrado', value: 'R$ 100,00' },
              { name: 'Tabela', value: 'R$ 80,50' },
            ]}
          />
          {parts > 1 && (
            <Heading key={`parte ${part}`} data-desk-part level={3} tabIndex={-1}>{`Parte ${part}`}</Heading>
          )}
          <TextField key={key} label="Quantidade" name="quantidade" defaultValue="1" />
        </>
      )}
    </Desk>
  );
}

/** A desk whose things are typed: Enter saves and goes on. */
export function TypedDeskScene({ onDecide = () => undefined }: Pick<DeskSceneProps, 'onDecide'>) {
  const form = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOn, setIsOn] = useState(true);
  const [groups] = useState(() => fakeGroups('Nome da mãe'));
  return (
    <Desk
      label="Dados que faltam"
      groups={groups}
      chosen={chosen}
      onChoose={setChosen}
      isTyped
      acts={{ accept: { label: 'Salvar e ir ao próximo', form, isPending: false } }}
      singleKeys={{ isOn, onChange: setIsOn }}
    >
      {({ key }) => <TypedThing key={key} form={form} thing={key} onDecide={onDecide} />}
    </Desk>
  );
}

interface TypedThingProps {
  readonly form: string;
  readonly thing: string;
  readonly onDecide: (what: string) => void;
}

function TypedThing({ form, thing, onDecide }: TypedThingProps) {
  const { decided } = useInDesk();
  const [name, setName] = useState('');
  return (
    <Form
      id={form}
      aria-label={`Nome da mãe de ${thing}`}
      onSubmit={(event) => {
        event.preventDefault();
        onDecide(`${thing}: ${name}`);
        decided(thing, { said: `Gravado: ${name}.` });
      }}
    >
      <TextField label="Nome da mãe" value={name} onChange={({ target }) => setName(target.value)} />
    </Form>
  );
}
