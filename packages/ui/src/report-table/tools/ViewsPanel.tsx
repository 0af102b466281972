import { useState, type SubmitEvent } from 'react';
import { Button } from '../../button/Button.tsx';
import { TextField } from '../../form/fields/TextField.tsx';
import { Text } from '../../text/Text.tsx';
import { PopForm } from '../parts.ts';
import type { NamedView, NamedViews } from '../view.types.ts';
import { ViewLine } from './ViewLine.tsx';

interface ViewsPanelProps {
  readonly views: NamedViews | null;
  readonly onClose: () => void;
}

/** The named views: one press applies one, a name keeps the current filters, order and columns, a removed one can be restored. */
export function ViewsPanel({ views, onClose }: ViewsPanelProps) {
  const [name, setName] = useState('');
  // Views removed here can be restored until the panel closes.
  const [removed, setRemoved] = useState<readonly NamedView[]>([]);
  const [backName, setBackName] = useState<string | null>(null);
  if (!views) return null;
  const isListed = ({ name: wanted }: NamedView) => views.list.some((view) => view.name === wanted);
  const lines = [...views.list, ...removed.filter((view) => !isListed(view))].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'pt-BR'),
  );
  const trimmed = name.trim();
  const isKnown = views.list.some((view) => view.name === trimmed);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (trimmed === '') return;
    views.save(trimmed);
    onClose();
  };
  return (
    <>
      <PopForm onSubmit={handleSubmit}>
        <TextField
          label="Nome da visão"
          hint={isKnown ? 'Já existe: salvar a substitui.' : 'Guarda filtros, ordem e colunas de agora.'}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button size="small" tone="primary" type="submit" isDisabled={trimmed === ''}>
          {isKnown ? 'Substituir a visão' : 'Salvar a visão'}
        </Button>
      </PopForm>
      {views.failure ? (
        <>
          <div role="alert">
            <Text size="label" tone="negative">
              As visões salvas não foram carregadas. {views.failure.message}
            </Text>
          </div>
          <Button size="small" onPress={views.failure.retry}>
            Tentar de novo
          </Button>
        </>
      ) : (
        lines.length === 0 && (
          <Text size="label" tone="faint">
            {views.isLoading ? 'Carregando as visões salvas…' : 'Nenhuma visão salva ainda.'}
          </Text>
        )
      )}
      {lines.map((view) => (
        <ViewLine
          key={view.name}
          name={view.name}
          isRemoved={!isListed(view)}
          isBack={view.name === backName}
          onApply={() => {
            views.apply(view.name);
            onClose();
          }}
          onRemove={() => {
            setRemoved((old) => [...old.filter((one) => one.name !== view.name), view]);
            setBackName(null);
            views.remove(view.name);
          }}
          onUndo={() => {
            setBackName(view.name);
            views.restore(view);
          }}
        />
      ))}
    </>
  );
}
