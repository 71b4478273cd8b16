"""Games as numbers: a small alphabet for actions, tensors for views, vectors for choices."""
