import { Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../button/Button.tsx';
import { IconButton } from '../../button/IconButton.tsx';
import { TextField } from '../../form/TextField.tsx';
import { space } from '../../theme/scale.ts';
import { Text } from '../../text/Text.tsx';
import { PlainButton, PopForm } from '../parts.ts';
import type { NamedViews } from '../view.types.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  & > :first-child {
    flex: 1;
    min-width: 0;
    height: auto;
    justify-content: start;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

interface ViewsPanelProps {
  readonly views: NamedViews | null;
  readonly onClose: () => void;
}

/** The named views: one press applies, a name keeps filters, order and columns as they are now. */
export function ViewsPanel({ views, onClose }: ViewsPanelProps) {
  const [name, setName] = useState('');
  if (!views) return null;
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
      {views.list.length === 0 && (
        <Text size="label" tone="faint">
          Nenhuma visão salva ainda.
        </Text>
      )}
      {views.list.map((view) => (
        <Line key={view.name}>
          <PlainButton
            type="button"
            onClick={() => {
              views.apply(view.name);
              onClose();
            }}
            $tone="quiet"
            $size="small"
          >
            {view.name}
          </PlainButton>
          <IconButton
            label={`Apagar a visão ${view.name}`}
            size="small"
            onPress={({ currentTarget }) => {
              // The button goes with its view; the focus must not.
              currentTarget.closest('[role="dialog"]')?.querySelector('input')?.focus();
              views.remove(view.name);
            }}
            icon={<Trash2 />}
          />
        </Line>
      ))}
    </>
  );
}
