// Work for actions that stay open: it takes a second, so that busy actions can be seen.

const duration = 1_000;

/** Handlers for a document: each action that stays open works for a moment, and links are named. */
export function handlersFor(text, happened) {
  const actions = {};
  for (const { id } of staying(text)) {
    actions[id] = async () => {
      happened(`“${id}” works for a second.`);
      await new Promise((resolve) => setTimeout(resolve, duration));
    };
  }
  return { actions, onLink: (address) => happened(`The link ${address} was followed.`) };
}

// The text was read without an error before.
function staying(text) {
  try {
    const { actions } = JSON.parse(text);
    return actions.filter((action) => action.keepsOpen === true && typeof action.id === "string");
  } catch {
    return [];
  }
}
